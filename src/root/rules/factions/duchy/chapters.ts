import { assembly } from './assembly'
import { duchyBuild } from './build'
import { deeds } from './deeds'
import { digging } from './dig'
import { failure } from './failure'
import { parliament } from './parliament'
import { duchySetup } from './setup'
import { sway } from './sway'
import { duchyTurn } from './turn'

/** What the rules of this faction put on the agenda. */
export const duchyChapters = {
  duchySetup,
  duchyTurn,
  assembly,
  duchyBuild,
  digging,
  parliament,
  deeds,
  sway,
  failure,
}
