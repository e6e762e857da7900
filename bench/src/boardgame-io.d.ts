/** The library has no public door to its action creators; this is the file from which its own reducer takes them. */
declare module 'boardgame.io/dist/cjs/turn-order-4ab12333.js' {
  export interface MoveAction {
    type: 'MAKE_MOVE'
    payload: { type: string; args: unknown[]; playerID: string; credentials: string }
  }
  export function makeMove(type: string, args: unknown[], playerID: string): MoveAction
}

/** The build of Immer that the library loads; another build does not know its drafts. */
declare module 'immer/dist/index.js' {
  export { original, setAutoFreeze } from 'immer'
}
