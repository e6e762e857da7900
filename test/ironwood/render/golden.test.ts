import { expect, test } from 'vitest'
import { renderSvg, renderText, type StateOrView } from '../../../src/ironwood/render'
import { game } from '../../../src/ironwood/rules/game'
import { battle, end, ironbot, midgame, start, woodenbot } from './positions'

const pictures: Record<string, StateOrView> = {
  start: game.view(start(), 'woodwalkers'),
  midgame: midgame(),
  'midgame-spectator': game.view(midgame(), 'spectator'),
  'battle-woodwalkers': game.view(battle(), 'woodwalkers'),
  'battle-ironclad': game.view(battle(), 'ironclad'),
  'battle-spectator': game.view(battle(), 'spectator'),
  end: end(),
  ironbot: game.view(ironbot(), 'woodwalkers'),
  woodenbot: game.view(woodenbot(), 'ironclad'),
}

test.each(Object.entries(pictures))('%s looks as it did', async (name, position) => {
  await expect(renderText(position)).toMatchFileSnapshot(`../../golden/render/${name}.txt`)
  await expect(renderSvg(position)).toMatchFileSnapshot(`../../golden/render/${name}.svg`)
})

test('a card wagered face down is named to its owner only', () => {
  for (const render of [renderText, renderSvg]) {
    expect(render(game.view(battle(), 'woodwalkers'))).toContain('WW09')
    expect(render(game.view(battle(), 'ironclad'))).not.toContain('WW09')
    expect(render(game.view(battle(), 'spectator'))).not.toContain('WW09')
    expect(render(game.view(battle(), 'ironclad'))).toContain('Woodwalkers wager: a card, face down')
  }
})

test('the vision cards that a viewer does not know are counted and not named', () => {
  const visions = (position: StateOrView): string[] =>
    renderText(position)
      .split('\n')
      .map((line) => line.slice(0, 48).trim())
      .filter((line) => /^(visions )?(hand|from the top|burned)/.test(line.replace(/^visions +/, '')))
      .map((line) => line.replace(/^visions +/, ''))
  expect(visions(game.view(midgame(), 'ironclad')).slice(0, 3)).toEqual([
    'hand 2 hidden',
    'from the top Argentimar',
    'burned hidden, Palladimor',
  ])
  expect(visions(game.view(midgame(), 'woodwalkers')).slice(0, 3)).toEqual([
    'hand Lithimar, Chromia',
    'from the top Argentimar, Cuprumis',
    'burned Zincur, Palladimor',
  ])
  expect(visions(game.view(midgame(), 'spectator')).slice(0, 2)).toEqual(['hand 2 hidden', 'burned hidden, hidden'])
})
