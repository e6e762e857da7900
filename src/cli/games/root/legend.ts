import { factions } from '../../../root/rules/vocabulary'

export const about = `Play Root in the terminal: 2 to 5 factions in one woodland, each by rules of its own.
The factions are ${factions.join(', ')}; --seat takes their names too.
An unofficial implementation, without art or text of the publisher.`

export const legend = `In short, as the game writes actions: act march, move-from 5, move-to 10,
move-count 2, battle-in 6, battle-whom eyrie, build 8, building sawmill, craft
anvil, spend-bird sappers, decree favor-of-the-mice, column build, done. What
takes several choices is asked one after another.

The board: a line for each clearing says who rules it, how many of its slots are
open, what stands there and where its paths lead; of the boards below it yours is
the one whose hand is told. Players go by their factions or seats.`
