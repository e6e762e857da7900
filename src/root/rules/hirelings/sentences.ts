import type { Hireling, Seat } from '../vocabulary'

/** Why something cannot be done with hirelings, whichever they are. */
export const hirelings = {
  'own-seat.hireling': ({ seat }: { readonly seat: Seat }) => `${seat} cannot give a hireling to itself.`,
  'not-hired': ({ seat, hireling }: { readonly seat: Seat; readonly hireling: Hireling }) =>
    `${seat} does not control the hireling ${hireling}.`,
  'keeps-hireling': ({ hireling, count }: { readonly hireling: Hireling; readonly count: number }) =>
    `The hireling ${hireling} cannot be given away: control markers on the card: ${count}.`,
  'not-in-supply': ({ hireling }: { readonly hireling: Hireling }) => `The hireling ${hireling} is not in the supply.`,
  'not-to-set-up': ({ hireling }: { readonly hireling: Hireling }) =>
    `The hireling ${hireling} is not waiting to be set up.`,
}
