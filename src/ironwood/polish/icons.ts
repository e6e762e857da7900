/** The icons of the solo bots, by what a card has. The rulebook only draws them. */
const icons: Readonly<Record<string, string>> = {
  ALERT: 'Alarm',
  ARROWS: 'Strzałki',
  BATTLE: 'Bitwa',
  CARD: 'Karta',
  COMPASS: 'Kompas',
  CRYSTALS: 'Kryształy',
  CUBES: 'Znaczniki',
  DRILL: 'Wiertło',
  EYE: 'Oko',
  FORGE: 'Kuźnia',
  GOLEM: 'Golem',
  HIT: 'Cios',
  SEARCH: 'Lupa',
  SHIELD: 'Tarcza',
  WARBAND: 'Drużyna',
}

export const iconName = (icon: string): string => icons[icon] ?? icon
