import { expect, test } from 'vitest'
import { mergedFields } from './three-way.ts'

const page = (change: object = {}) => ({
  action: { label: { de: 'Los', en: 'Go' }, href: '/p/los' },
  items: [
    { id: 'a', name: { de: 'A' }, text: 'a' },
    { id: 'b', name: { de: 'B' }, text: 'b' }
  ],
  order: ['x', 'y'],
  ...change
})
const merge = (mine: object, theirs: object) => mergedFields({ base: page(), mine: page(mine), theirs: page(theirs) })

test('changes of different fields fit together, also within one item', () => {
  const { value, clashes } = merge(
    { items: [{ id: 'a', name: { de: 'A1' }, text: 'a' }, page().items[1]] },
    {
      items: [{ id: 'a', name: { de: 'A' }, text: 'a2' }, page().items[1]],
      action: { ...page().action, href: '/p/neu' }
    }
  )
  expect(clashes).toBe(0)
  expect(value).toEqual(
    page({
      items: [{ id: 'a', name: { de: 'A1' }, text: 'a2' }, page().items[1]],
      action: { ...page().action, href: '/p/neu' }
    })
  )
})

test('of a field that both have changed, mine is taken and counted', () => {
  const { value, clashes } = merge(
    { action: { ...page().action, label: { de: 'Mein', en: 'Go' } } },
    { action: { ...page().action, label: { de: 'Dein', en: 'Now' } } }
  )
  expect(clashes).toBe(1)
  expect(value).toEqual(page({ action: { href: '/p/los', label: { de: 'Mein', en: 'Now' } } }))
})

test('added items are kept, removed ones go, and a removed one that the other has changed stays', () => {
  const [a, b] = page().items
  const { value, clashes } = merge(
    { items: [a, { id: 'c', text: 'mine' }, b] },
    { items: [{ id: 'd', text: 'theirs' }, a] }
  )
  expect(value.items).toEqual([{ id: 'd', text: 'theirs' }, a, { id: 'c', text: 'mine' }])
  expect(clashes).toBe(0)
  const changed = merge({ items: [b] }, { items: [{ ...a, text: 'a3' }, b] })
  expect([changed.value.items.map(({ id }) => id).toSorted(), changed.clashes]).toEqual([['a', 'b'], 1])
})

test('an order is that of whom has changed it, and lists of words are one value', () => {
  const [a, b] = page().items
  expect(merge({}, { items: [b, a] }).value.items).toEqual([b, a])
  expect(merge({ items: [b, a] }, { items: [a, { ...b, text: 'b2' }] }).value.items).toEqual([{ ...b, text: 'b2' }, a])
  expect(merge({ order: ['y', 'x'] }, { order: ['x'] })).toMatchObject({ value: { order: ['y', 'x'] }, clashes: 1 })
})
