import { expect, test } from 'vitest'
import type { Block, PageContent } from '#contract/content-pages'
import { merged } from './merge.ts'

const block = (id: string, label = ''): Block => ({
  type: 'tag',
  id,
  tag: 'advisor-card',
  attributes: { alias: id, label }
})
const page = (...blocks: Block[]): PageContent => ({ de: { title: 'T', description: '', blocks } })
const [a, b, c] = [block('a'), block('b'), block('c')]
const base = page(a, b)
const idsOf = ({ de }: PageContent) => de?.blocks.map(({ id }) => id).join('')

test.each([
  ['what only they have changed is theirs', base, page(a, block('b', 'x')), page(a, block('b', 'x')), 0],
  ['what only I have changed is mine', page(block('a', 'x'), b), base, page(block('a', 'x'), b), 0],
  [
    'both changes are taken',
    page(block('a', 'x'), b),
    page(a, block('b', 'y')),
    page(block('a', 'x'), block('b', 'y')),
    0
  ],
  ['the same change is none to decide', page(a), page(a), page(a), 0],
  [
    'of one part both have changed, mine stays',
    page(block('a', 'x'), b),
    page(block('a', 'y'), b),
    page(block('a', 'x'), b),
    1
  ],
  ['what they removed and I changed stays', page(block('a', 'x'), b), page(b), page(block('a', 'x'), b), 1],
  ['what I removed and they changed stays', page(b), page(block('a', 'y'), b), page(block('a', 'y'), b), 1],
  ['what both have left alone and they removed is gone', base, page(a), page(a), 0]
])('%s', (_what, mine, theirs, expected, clashes) => {
  const result = merged({ base, mine, theirs })
  expect([result.content, result.clashes]).toEqual([expected, clashes])
})

test('my order stays, and what they added stands where they have put it', () => {
  expect(idsOf(merged({ base, mine: page(b, a), theirs: page(a, c, b) }).content)).toBe('bac')
  expect(idsOf(merged({ base, mine: base, theirs: page(c, a, b) }).content)).toBe('cab')
})

test('titles and languages merge like parts', () => {
  const english = { title: 'E', description: '', blocks: [] }
  const mine = { de: { title: 'Mein', description: '', blocks: [a, b] } }
  const theirs = { de: { title: 'T', description: 'D', blocks: [a, b] }, en: english }
  const { content, clashes } = merged({ base, mine, theirs })
  expect([content, clashes]).toEqual([{ de: { title: 'Mein', description: 'D', blocks: [a, b] }, en: english }, 0])
  expect(merged({ base, mine, theirs: { de: { title: 'Dein', description: '', blocks: [a, b] } } }).clashes).toBe(1)
})
