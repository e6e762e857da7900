/** The icons of the solo bots, by what a card has. The rulebook only draws them. */
const icons: Readonly<Record<string, string>> = {
  ALERT: 'Poplach',
  ARROWS: 'Šipky',
  BATTLE: 'Bitva',
  CARD: 'Karta',
  COMPASS: 'Kompas',
  CRYSTALS: 'Krystaly',
  CUBES: 'Kostičky',
  DRILL: 'Vrták',
  EYE: 'Oko',
  FORGE: 'Kovárna',
  GOLEM: 'Golem',
  HIT: 'Zásah',
  SEARCH: 'Lupa',
  SHIELD: 'Štít',
  WARBAND: 'Oddíl',
}

export const iconName = (icon: string): string => icons[icon] ?? icon
