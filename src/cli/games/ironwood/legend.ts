export const about = `Play Ironwood in the terminal, against a bot of the rulebook or in a duel.
Ironbot plays the Ironclad, Woodenbot the Woodwalkers.`

export const legend = `In short: opening 4, play WW02, rest, move F3 F1 full, march ferrum auria,
fighters 2, attack F5 auria, wager WW02, wager nothing, recruit F1, discover auria
F3, found auria, build auria, option 2, pay, burn WW12, draw 1, and forfeit, which
leaves a step out. Other choices are written as they are told.

The board: Fi and Go are Fighters and Golems on a mountain or in a forest. The
notes beside them are foundations, forges, the DRILL and its cargo, TOTEMs (full
ones, and fading ones that the next round end removes), markers of cards,
mountains that the bot has marked or finds possible, and how many units have
moved this turn. Of a card in hand 1/0/2 are its damage, defense and dominance as
a wager. [##] are the markers on an ongoing card.`
