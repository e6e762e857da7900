export type { Holder } from './holder'
export { type Lock, type Taken, takeLock } from './lock'
