import type { Broken } from './report'

/** The beginning of the message of a law that threw. */
export const threw = 'It threw: '

/** The basic laws: while some are broken, the report names only the first. */
const ground = [
  'state-plain',
  'asking-changes-nothing',
  'setup-repeats',
  'step-repeats',
  'clone-equal',
  'clone-apart',
] as const

/** Laws that break along with others: each with the laws that it may echo. */
const echoes: Readonly<Record<string, readonly string[]>> = {
  'step-equals-apply': ['events-equal', 'json-round-trip', 'legal-accepted'],
  'events-equal': ['legal-accepted'],
  'apply-freezes': ['apply-keeps-the-old', 'older-states-stay'],
  'older-states-stay': ['apply-keeps-the-old'],
  'json-round-trip': ['events-equal', 'legal-stable'],
  'plays-on': ['legal-accepted', 'end-agreed'],
  'games-end': ['plays-on', 'end-agreed', 'seats-known', 'legal-accepted'],
  'questions-hide': ['seats-known', 'view-hides', 'events-hide'],
  'text-round-trip': ['legal-unique'],
  'record-replays': [
    'json-round-trip',
    'step-equals-apply',
    'events-equal',
    'apply-keeps-the-old',
    'older-states-stay',
  ],
  'record-as-json': ['json-round-trip', 'record-replays', 'step-equals-apply', 'events-equal'],
  'record-as-text': [
    'record-replays',
    'record-as-json',
    'step-equals-apply',
    'events-equal',
    'text-round-trip',
    'text-refused',
  ],
  'redeal-fits': ['check'],
  'view-hides': ['view-plain'],
  'view-stays': ['view-plain'],
  'legal-hides': ['seats-known', 'legal-stable'],
  'refusals-hide': ['seats-known', 'legal-hides'],
  'determinize-fits': ['view-plain', 'view-hides', 'seats-known', 'legal-stable', 'legal-hides', 'check'],
  'determinize-plays': ['determinize-fits', 'view-plain', 'end-agreed', 'check'],
  'determinize-repeats': ['view-plain'],
  'determinize-orderless': ['determinize-repeats', 'view-plain'],
  'determinize-varies': ['view-hides', 'determinize-fits'],
  'redeal-complete': ['determinize-fits', 'determinize-plays'],
  'events-hide': ['events-of-spectators', 'view-plain'],
  'given-apart': ['view-plain', 'view-stays', 'events-stay', 'outcome-sound', 'determinize-plays'],
}

/** The broken laws that do not echo others, the most basic first. */
export function rootsOf(broken: readonly Broken[]): Broken[] {
  // A fault that throws breaks many laws; keep the one where the game itself stopped.
  const thrown = broken.filter(({ message }) => message.startsWith(threw))
  // While clones share something, steps on clones of frozen states throw.
  const shared = broken.find((each) => each.law === 'clone-apart' && !thrown.includes(each))
  if (shared) return [shared]
  const told = thrown.find(({ law }) => law === 'plays-on') ?? thrown[0]
  const found = broken.filter((each) => each === told || !thrown.includes(each))
  for (const law of ground) {
    const root = found.find((each) => each.law === law)
    if (root) return [root]
  }
  const names = found.map(({ law }) => law)
  return found.filter(({ law }) => !echoes[law]?.some((cause) => names.includes(cause)))
}
