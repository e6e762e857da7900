import { ironwood } from 'totemforge/ironwood'
import { renderSvg } from 'totemforge/ironwood/render'
import { parseState } from 'totemforge/ironwood/schema'
import { stageOf } from './stage'

export const stage = stageOf(ironwood, parseState, renderSvg)
