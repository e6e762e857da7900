import type { Side } from '../../kits/fields'

/** What each side can do, in a sentence or two. */
export const abilities: Readonly<Record<Side, string>> = {
  woodwalkers:
    'Live in the forests. Only they know by which mountains Totems lie: they discover them in a forest beside the mountain and carry them over the edge of the map.',
  ironclad:
    'Live on the mountains. They lay Foundations and finish them as Forges; a Drill brings them crystals, and Golems fight for them.',
  marquise:
    'Begins with a warrior almost everywhere, and builds. Sawmills make the wood for buildings, and each building scores.',
  eyrie:
    'Its Decree grows with every turn and tells what it must do. It scores for its roosts, and falls into turmoil if it cannot obey.',
  alliance:
    'Begins with nothing on the map. It spreads sympathy, which scores, and revolts: then every enemy piece leaves the clearing.',
  vagabond:
    'One figure with a bag of items, which nobody can remove. It explores, helps, does quests or fights; nine characters have an ability each.',
  cult: 'Holds rituals with cards that it does not lose, and scores for its gardens. What others discard decides where it turns enemies to its side.',
  riverfolk:
    'Sells cards, boats and mercenaries to everybody. The warriors that others pay with are its money for trade posts.',
  duchy:
    'Gathers warriors under the map and tunnels up anywhere. It shows cards to sway ministers, who score and act in every turn after.',
  corvid:
    'Hides plots face down among the enemy and needs no rule to move. Turned up, a plot strikes and scores for all that lie open.',
  hundreds:
    'A Warlord who loots items, while mobs raze what they reach. It scores for clearings in which no enemy piece is left.',
  keepers:
    'Digs relics out of the forests, carries them to its waystations and recovers them. Its Retinue of cards serves again each turn.',
  nature: 'Always has the resource that is missing: its ability gains two basic resources of its choice.',
  technology: 'Stores more relics than the others: its ability makes its storage larger and draws a hero.',
  nomads: 'Are never where they were: their ability moves a governor to any free spot and gains two of what it gives.',
  aristocrats: 'Play two heroes in one turn: their ability plays a hero of any strength besides the usual one.',
}
