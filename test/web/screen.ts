import type { Page } from 'playwright-core'

/** What a game on one screen was like: how many decisions, and what was wrong with which. */
export interface Looked {
  readonly decisions: number
  readonly faults: readonly string[]
  readonly isOver: boolean
}

/**
 * Plays a game by clicking one choice after the other, and looks before each: whether the page scrolls, and whether the question, the
 * choices, the hand and every target that is lit are on the screen, or in the boards whose tab is marked.
 */
export const playAndLook = (page: Page, most: number, seed: number): Promise<Looked> =>
  page.evaluate(
    async ([most, seed]) => {
      let random = seed
      const draw = (below: number): number => {
        random = (random * 16_807) % 2_147_483_647
        return random % below
      }
      const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))

      /** Whether enough of it can be hit somewhere. */
      function isThere(element: Element | null): boolean {
        if (!element) return false
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const [x, y] = [Math.max(0, left), Math.max(0, top)]
        const [across, down] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y]
        if (across < 12 || down < 12) return false
        return [0.5, 0.12, 0.88].some((partX) =>
          [0.5, 0.12, 0.88].some((partY) => {
            const hit = document.elementFromPoint(x + partX * across, y + partY * down)
            return hit !== null && (element.contains(hit) || hit.contains(element))
          }),
        )
      }

      const faults: string[] = []
      let decisions = 0
      function look(): void {
        decisions++
        const question = document.querySelector('.question')?.textContent ?? ''
        const say = (what: string): void => void faults.push(`${decisions} ${question}: ${what}`)
        const { scrollWidth, scrollHeight } = document.documentElement
        if (scrollWidth > innerWidth || scrollHeight > innerHeight) say('the page scrolls')
        for (const name of ['.question', '.choices', '.choices [data-key]', '.panel.hand .picture'])
          if (!isThere(document.querySelector(name))) say(`no ${name}`)
        const hand = document.querySelector('.panel.hand')
        for (const name of ['.panel.map', '.panel.hand'])
          for (const lit of document.querySelectorAll(`${name} .lit`)) {
            if (hand?.contains(lit))
              hand.scrollLeft = lit.getBoundingClientRect().left - hand.getBoundingClientRect().left
            if (!isThere(lit)) say(`no ${JSON.stringify({ ...(lit instanceof SVGElement ? lit.dataset : {}) })}`)
          }
        // One swipe reaches the end of the hand, and each card shows enough of itself.
        if (hand && hand.scrollWidth > 2 * hand.clientWidth) say('the hand is longer than a swipe')
        const lefts = [...(hand?.querySelectorAll('[data-card]') ?? [])].map(
          (card) => card.getBoundingClientRect().left,
        )
        if (lefts.slice(1).some((left, index) => Math.abs(left - (lefts[index] ?? left)) < 40))
          say('cards lie too close')
        const short = document.querySelector('.panel.short')
        const isAside = [...(short?.querySelectorAll('.lit') ?? [])].some((lit) => !isThere(lit))
        const boards = document.querySelector<HTMLElement>('.tabs [data-view=boards]')
        if (!boards || !isThere(boards)) say('no tab of the boards')
        else if (isAside && !boards.classList.contains('lit'))
          say('something in the boards is neither here nor a tap away')
        else if (boards.classList.contains('lit') && decisions % 5 === 0) {
          boards.click()
          const full = document.querySelector('.panel.full')
          if (![...(full?.querySelectorAll('.lit') ?? [])].some(isThere)) say('nothing lit in the boards')
          if ((full?.clientWidth ?? 0) < innerWidth / 2) say('the boards are narrow')
          if (!isThere(document.querySelector('.question'))) say('no question beside the boards')
          boards.click()
        }
      }

      // One click waits for others as long as they may take on a busy machine.
      for (let waits = 0; decisions < most && waits < 200_000; ) {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('.choices [data-key]')]
        if (document.querySelector('.table.over')) return { decisions, faults, isOver: true }
        if (buttons.length > 0) {
          look()
          buttons[draw(buttons.length)]?.click()
          waits = 0
        } else waits++
        await tick()
      }
      return { decisions, faults, isOver: document.querySelector('.table.over') !== null }
    },
    [most, seed] as const,
  )
