import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { type Play, sideOf } from '../../play'
import { onMap } from '../../rule'
import type { Seat } from '../../vocabulary'
import { vagabondAt } from '../vagabond/board'
import { riverfolkOf } from './board'
import type { Service } from './facts'
import { allowance, bought, mayHire, means, servicesFor } from './services'

/** Why a service would change nothing for a buyer. */
function useless(play: Play, seller: Seat, buyer: Seat, service: Service): Refusal | null {
  switch (service) {
    case 'hand-card':
      return sideOf(play, seller).hand.length > 0 ? null : because('nothing-for-sale', 'ROOT-11.2.7.1a')
    case 'riverboats':
      return bought(play).includes(service)
        ? because('bought-already', 'ROOT-11.2.7.3g', { service })
        : because('boats-already', 'ROOT-ENG-06a', { seat: buyer })
    case 'mercenaries':
      if (!mayHire(play, buyer)) return because('no-hire', 'ROOT-11.2.7.3.2a', { seat: buyer })
      if (bought(play).includes(service)) return because('bought-already', 'ROOT-11.2.7.3g', { service })
      return onMap(play, seller, 'warrior') > 0 ? null : because('nobody-to-hire', 'ROOT-ENG-06a')
  }
}

/** Why a seat cannot buy a service now (ROOT-11.2.6). */
export function buyRefused(play: Play, seller: Seat, buyer: Seat, service: Service): Refusal | null {
  if (servicesFor(play, seller, buyer).includes(service)) return null
  const most = allowance(play, seller, buyer)
  if (bought(play).length >= most) return because('bought-enough', 'ROOT-11.2.6.2a', { seat: buyer, count: most })
  const price = riverfolkOf(play, seller).prices[service]
  const held = means(play, buyer)
  if (held >= price) return useless(play, seller, buyer, service)
  return vagabondAt(play, buyer)
    ? because('too-dear.items', 'ROOT-11.2.6.3a', { seat: buyer, service, price, held })
    : because('too-dear.warriors', 'ROOT-11.2.6.1a', { seat: buyer, service, price, held })
}
