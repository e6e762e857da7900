/** What its seat decides, to end the sentence "p1 decides …". */
export const ottersAsks = { 'otters-start': 'where to start', visit: 'what to visit' } as const
