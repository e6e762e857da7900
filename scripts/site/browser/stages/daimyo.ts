import { daimyo } from 'totemforge/daimyo'
import { renderSvg } from 'totemforge/daimyo/render'
import { parseState } from 'totemforge/daimyo/schema'
import { stageOf } from './stage'

export const stage = stageOf(daimyo, parseState, renderSvg)
