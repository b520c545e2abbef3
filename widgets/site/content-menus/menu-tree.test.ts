import { describe, expect, test } from 'vitest'
import type { MenuEntry, Menus } from '#contract/content-menus'
import { canGoBelow, inserted, mergedMenus, putBelow, putBeside, removed } from './menu-tree.ts'

const below = (id: string, de = id) => ({ type: 'link' as const, id, labels: { de, en: '' }, href: '/search' })
const entry = (id: string, ...children: string[]): MenuEntry => ({
  ...below(id),
  entries: children.map((one) => below(one))
})
const heading = (id: string): MenuEntry => ({ type: 'heading', id, labels: { de: id, en: '' }, entries: [] })
const menus = (...header: MenuEntry[]): Menus => ({ header, footer: [] })
const drawn = ({ header }: Menus) =>
  header.map(({ id, entries }) => (entries.length ? `${id}(${entries.map((one) => one.id).join(' ')})` : id)).join(' ')

describe('an entry', () => {
  test('goes below the one before it, and out again after that', () => {
    const put = putBelow(menus(entry('a', 'x'), entry('b'), entry('c')), 'header', 'b')
    expect(drawn(put)).toBe('a(x b) c')
    expect(drawn(putBeside(put, 'header', 'a', 'x'))).toBe('a(b) x c')
  })

  test('stays where it is if it is the first, a heading, or has others below it', () => {
    expect(canGoBelow(entry('a'), 0)).toBe(false)
    expect(canGoBelow(heading('a'), 1)).toBe(false)
    expect(canGoBelow(entry('a', 'x'), 1)).toBe(false)
    expect(drawn(putBelow(menus(entry('b'), entry('a', 'x')), 'header', 'a'))).toBe('b a(x)')
  })

  test('is removed with what stands below it, and comes back with it', () => {
    const before = menus(entry('a'), entry('b', 'x'))
    const after = removed(before, { place: 'header' }, 'b')
    expect(drawn(after)).toBe('a')
    expect(inserted(after, { place: 'header' }, 1, entry('b', 'x'))).toEqual(before)
  })
})

describe('two people’s changes', () => {
  const base = menus(entry('a', 'x'), entry('b'), entry('c'))
  const merge = (mine: Menus, theirs: Menus) => {
    const { menus: merged, clashes } = mergedMenus({ base, mine, theirs })
    return [drawn(merged), clashes]
  }

  test('fit together if they concern different entries', () => {
    expect(merge(menus(entry('a', 'x', 'y'), entry('b'), entry('c')), menus(entry('a', 'x'), entry('c')))).toEqual([
      'a(x y) c',
      0
    ])
  })

  test('keep an order that only one of them has changed', () => {
    expect(
      merge(menus(entry('a', 'x', 'y'), entry('b'), entry('c')), menus(entry('c'), entry('a', 'x'), entry('b')))
    ).toEqual(['c a(x y) b', 0])
  })

  test('keep mine where both have changed the order, and say so', () => {
    expect(
      merge(menus(entry('b'), entry('a', 'x'), entry('c')), menus(entry('c'), entry('a', 'x'), entry('b')))
    ).toEqual(['b a(x) c', 1])
  })

  test('lose nothing below an entry that one has removed', () => {
    const mine: Menus = menus({ ...entry('a'), entries: [below('x', 'Neu')] }, entry('b'), entry('c'))
    expect(merge(mine, menus(entry('b'), entry('c')))).toEqual(['x b c', 1])
  })
})
