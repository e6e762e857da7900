/** The rules by which points are won or lost. */
export const scored = [
  'ROOT-3.2.1a',
  'ROOT-3.2.2',
  'ROOT-6.5.4.3',
  'ROOT-7.6.1',
  'ROOT-7.7.1a',
  'ROOT-7.8.4a',
  'ROOT-8.4.2.3',
  'ROOT-8.6.1.4a',
  'ROOT-9.2.9.1.2',
  'ROOT-9.2.9.2.1',
  'ROOT-9.2.9.3.1a',
  'ROOT-9.5.3a',
  'ROOT-9.5.5c',
  'ROOT-10.5.3a',
  'ROOT-11.4.2',
  'ROOT-11.5.6.3a',
  'ROOT-12.5.2.5a',
  'ROOT-12.5.2.7',
  'ROOT-12.5.2.8',
  'ROOT-12.5.2.9',
  'ROOT-12.5.3.3',
  'ROOT-13.4.2b',
  'ROOT-14.2.4.1b',
  'ROOT-14.6.2a',
  'ROOT-15.2.5a',
  'ROOT-15.5.2.3.2',
  'ROOT-C.3.3a',
  'ROOT-C.3.4',
  'ROOT-CARD-04',
  'ROOT-CARD-05',
  'ROOT-CARD-15',
  'ROOT-CARD-21',
  'ROOT-CARD-27',
  'ROOT-CARD-30',
  'ROOT-D.5.2b',
  'ROOT-HIR-2Db',
  'ROOT-HIR-4b',
  'ROOT-LM-3c',
  'ROOT-LM-5c',
] as const

/**
 * A rule by which points are won or lost.
 *
 * @example
 * const crafted = events.filter((event) => event.type === 'scored' && event.rule === 'ROOT-3.2.2')
 */
export type Scored = (typeof scored)[number]
