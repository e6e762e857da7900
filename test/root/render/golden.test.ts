import { expect, test } from 'vitest'
import { root } from '../../../src/root'
import { renderSvg, renderText, type StateOrView } from '../../../src/root/render'
import { battle, end, midgame } from './pictured'

const pictures: Record<string, () => StateOrView> = {
  start: () => root.view(root.setup({ seed: 7, map: 'winter', factions: ['eyrie', 'vagabond'] }), 'p1'),
  midgame,
  'midgame-alliance': () => root.view(midgame(), 'p3'),
  'battle-defender': () => root.view(battle(), 'p2'),
  'battle-spectator': () => root.view(battle(), 'spectator'),
  end,
}

test.each(Object.entries(pictures))('%s looks as it did', async (name, position) => {
  await expect(renderText(position())).toMatchFileSnapshot(`../../golden/root/render/${name}.txt`)
  await expect(renderSvg(position())).toMatchFileSnapshot(`../../golden/root/render/${name}.svg`)
})

test('ROOT-2.2.4a: a ruin takes a slot, also while nothing lies under it', () => {
  const line = (position: StateOrView): string | undefined =>
    renderText(position)
      .split('\n')
      .find((each) => each.startsWith('12 '))
  expect(line(battle())).toContain('1/2   ruin')
  expect(line(root.view(battle(), 'p1'))).toContain('1/2   ruin')
})

test('supporters are named to the Alliance alone', () => {
  for (const render of [renderText, renderSvg]) {
    expect(render(root.view(midgame(), 'p3'))).toContain('Ambush!')
    expect(render(root.view(midgame(), 'p2'))).not.toContain('Ambush!')
    expect(render(root.view(midgame(), 'spectator'))).not.toContain('Ambush!')
  }
})
