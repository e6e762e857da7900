/** The messages of a language of Ironwood, and the texts made from them. */
export type { CardWords, IronwoodWords, LeftOut, TextWords, ToldAction } from './catalogue'
export { type CardTold, type IronwoodLanguage, ironwoodLanguage, tellVerdict } from './language'
export type { LegendSign, PictureWords, VisionPlace } from './picture'
export { last, lineOf, type Reading } from './reading'
export type { BotCondition, BotList, BotReason, BotVerdict } from './reason'
export { askedIn, type Scene, type StateOrView, sceneOf } from './scene'
