import { group } from '../../../render/svg'
import type { AllianceView } from '../../rules/factions/alliance/board'
import { cardShelf } from '../card-shelf'
import { backChip, signChip } from '../chips'
import { line } from '../line'
import { factionColours } from '../palette'
import { zones } from '../zones'
import type { DrawnBoard } from './faction'

const backSign = (fill: string): string => group({ transform: 'translate(-9 0)' }, backChip(fill).parts)

export const alliance: DrawnBoard<AllianceView> = {
  pieces({ sketch, seat, inside, tracks }, { officers, supporters, supporterCount, given, shown = [] }) {
    const { viewer, words } = sketch.scene
    const { labels } = words.board
    const own = viewer !== null && viewer !== 'spectator' ? (given[viewer] ?? []) : []
    const known = supporters ?? [...shown, ...own]
    const hidden = Math.max(0, supporterCount - known.length)
    const backs = hidden > 0 ? [signChip(backSign(factionColours.alliance), words.board.hidden(hidden))] : []
    const label = `${labels.supporters} (${supporterCount})`
    return [
      line(labels.officers, String(officers), inside),
      ...tracks,
      cardShelf(sketch, zones.supporters(seat), label, known, inside, 2, backs),
    ]
  },
}
