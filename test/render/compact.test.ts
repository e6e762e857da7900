import { describe, expect, test } from 'vitest'
import { ironwood } from '../../src/ironwood'
import { renderSvg as drawIronwood } from '../../src/ironwood/render'
import { root } from '../../src/root'
import { renderSvg as drawRoot } from '../../src/root/render'
import { midgame as midgameOfIronwood } from '../ironwood/render/positions'
import { faults } from '../ironwood/render/wellformed'
import { battle, midgame as midgameOfRoot } from '../root/render/pictured'

const sizeOf = (svg: string): { readonly width: number; readonly height: number } => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

const ironwoodView = ironwood.view(midgameOfIronwood(), 'woodwalkers')
const rootView = root.view(midgameOfRoot(), 'p1')

const games = {
  ironwood: (options: object) => drawIronwood(ironwoodView, options),
  root: (options: object) => drawRoot(rootView, options),
}

describe.each(Object.entries(games))('%s, compact', (_name, draw) => {
  test.each([
    [600, 500],
    [390, 300],
    [1200, 800],
  ])('the map fills a room of %i by %i', (width, height) => {
    const svg = draw({ parts: ['map'], width, height, density: 'compact' })
    expect(faults(svg)).toEqual([])
    expect(sizeOf(svg)).toEqual({ width, height })
    const [, scale] = /scale\(([\d.]+)\)/.exec(svg) ?? []
    const [, wide, high] = /class="land" width="(\d+)" height="(\d+)"/.exec(svg) ?? []
    expect(Number(wide) * Number(scale)).toBeLessThanOrEqual(width)
    expect(Number(high) * Number(scale)).toBeLessThanOrEqual(height)
    // It uses most of the room.
    expect((Number(wide) * Number(high) * Number(scale) ** 2) / (width * height)).toBeGreaterThan(0.7)
  })

  test('the same targets of the map can be clicked', () => {
    const targets = (svg: string): string[] =>
      [...svg.matchAll(/ data-(?:place|unit)="[^"]*"(?: data-in="[^"]*")?/g)].map(([text]) => text).sort()
    const full = draw({ parts: ['map'], width: 800 })
    expect(targets(draw({ parts: ['map'], width: 600, height: 400, density: 'compact' }))).toEqual(targets(full))
  })

  test('the status is one row, and every card of the hand is there', () => {
    expect(sizeOf(draw({ parts: ['status'], width: 500, density: 'compact' })).height).toBeLessThanOrEqual(40)
    // On a phone two lines tell when it is, and nothing is cut off.
    expect(draw({ parts: ['status'], width: 375, density: 'compact' })).not.toContain('…')
    const cards = (svg: string): string[] => [...svg.matchAll(/data-card="[^"]*"/g)].map(([text]) => text).sort()
    const hand = draw({ parts: ['hand'], width: 390, density: 'compact' })
    expect(faults(hand)).toEqual([])
    expect(cards(hand)).toEqual(cards(draw({ parts: ['hand'], width: 900 })))
  })

  test.each([300, 540])('the boards of all seats share %i pixels', (height) => {
    const svg = draw({ parts: ['boards'], width: 320, height, density: 'compact' })
    expect(faults(svg)).toEqual([])
    expect([...svg.matchAll(/data-seat="/g)]).toHaveLength(
      [...draw({ parts: ['boards'] }).matchAll(/data-seat="/g)].length,
    )
  })
})

test('short boards of Root fit their height', () => {
  const svg = drawRoot(rootView, { parts: ['boards'], width: 320, height: 540, density: 'compact' })
  expect(sizeOf(svg).height).toBeLessThanOrEqual(545)
})

test('notices are nothing without a battle, and tell of one', () => {
  const notices = (view: Parameters<typeof drawRoot>[0]): string =>
    drawRoot(view, { parts: ['notices'], width: 400, density: 'compact' })
  expect(notices(rootView)).not.toContain('class="part')
  expect(notices(root.view(battle(), 'p1'))).toContain('The Eyrie battles the Alliance')
})

test('one hand needs no heading, several have theirs, and the own hand comes first', () => {
  const headings = (seat: 'p2' | 'spectator', factions: readonly ('marquise' | 'riverfolk' | 'eyrie')[]): string[] => {
    const view = root.view(root.setup({ seed: 'hands', players: factions.length, factions }), seat)
    const svg = drawRoot(view, { parts: ['hand'], width: 400, density: 'compact' })
    return [...svg.matchAll(/>Hand of the (\w+)</g)].map(([, name = '']) => name)
  }
  expect(headings('p2', ['marquise', 'eyrie'])).toEqual([])
  expect(headings('spectator', ['marquise', 'eyrie'])).toEqual(['Marquise', 'Eyrie'])
  // The hand of the Riverfolk lies open.
  expect(headings('p2', ['riverfolk', 'eyrie'])).toEqual(['Eyrie', 'Riverfolk'])
})
