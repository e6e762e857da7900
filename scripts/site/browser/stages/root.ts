import { root } from 'totemforge/root'
import { renderSvg } from 'totemforge/root/render'
import { parseState } from 'totemforge/root/schema'
import { stageOf } from './stage'

export const stage = stageOf(root, parseState, renderSvg)
