import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Block } from '#contract/content-pages'
import { PAGE_TAGS } from '#contract/page-tags'
import { registry } from './registry.ts'

type Sources = Record<string, string>

const code: Sources = import.meta.glob(['../*/*/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true
})
const styles: Sources = import.meta.glob('../*/*/*.css', { query: '?raw', import: 'default', eager: true })
const elements = Object.keys(code).filter((file) => file.endsWith('.element.ts') && !file.startsWith('../app/'))

const nounOf = (file: string) => file.split('/').slice(1, 3).join('/')
const matches = (sources: Sources, noun: string, pattern: RegExp) =>
  new Set(
    Object.entries(sources)
      .filter(([file]) => file.startsWith(`../${noun}/`))
      .flatMap(([, source]) => [...source.matchAll(pattern)].map(([, found = '']) => found))
  )
const union = (sets: Iterable<string>[]) => new Set(sets.flatMap((set) => [...set]))

const tagOf = (element: string) => `advisor-${element.split('/').at(-1)?.replace('.element.ts', '')}`
const nouns = [...new Set(elements.map(nounOf))]
/** The tags of one folder, which share its code. */
const documented = (noun: string) => {
  const tags = elements.filter((element) => nounOf(element) === noun).map(tagOf)
  return registry.filter(({ tag }) => tags.includes(tag))
}

test('lists exactly the elements in the registry', () => {
  expect(registry.map(({ tag }) => tag).toSorted()).toEqual(elements.map(tagOf).toSorted())
})

const valued = registry.flatMap(({ tag, attributes }) =>
  attributes.filter(({ values }) => values).map((attribute) => ({ tag, ...attribute }))
)

test.each(valued)('the $name of $tag says what holds without a value', ({ text, values = [] }) => {
  expect(text).toMatch(/default/i)
  const [, named] = /`([\w-]+)` \(default\)/.exec(text) ?? []
  if (named) expect(values).toContain(named)
})

test.each(registry.filter(({ tag }) => PAGE_TAGS[tag]))(
  '$tag is placed on an own page with what it requires or with what takes its place, and not without',
  ({ tag, attributes }) => {
    const keyOf = (given: object) => {
      const { issues = [] } = v.safeParse(Block, { type: 'tag', id: 't', tag, attributes: given })
      return issues.map((issue) => v.getDotPath(issue))
    }
    const required = attributes.filter((one) => one.required).map(({ prop }) => prop)
    expect(keyOf(Object.fromEntries(required.map((prop) => [prop, 'anna-gruber'])))).toEqual([])
    for (const prop of required) {
      for (const empty of [{}, { [prop]: '' }]) expect(keyOf(empty)).toEqual([`attributes.${prop}`])
      for (const other of attributes.filter(({ replaces }) => replaces === prop))
        expect(keyOf({ [other.prop]: 'wien-innere-stadt' })).toEqual([])
    }
  }
)

test.each(nouns)('every event of %s is documented, and no other', (noun) => {
  const emitted = union([matches(code, noun, /\bemit\(\s*'([\w-]+)'/g), ['ready', 'error']])
  const said = union(documented(noun).map(({ events }) => Object.keys(events)))
  expect([...said].toSorted()).toEqual([...emitted].map((name) => `advisor-${name}`).toSorted())
})

test.each(nouns)('every part of %s is documented, and no other', (noun) => {
  const said = union(documented(noun).map(({ parts }) => Object.keys(parts)))
  expect([...said].toSorted()).toEqual([...matches(code, noun, /\bpart="([\w-]+)"/g)].toSorted())
})

test.each(nouns)('every custom property of %s is documented, and no other', (noun) => {
  const said = union(documented(noun).map(({ properties }) => Object.keys(properties)))
  const hasLook = matches(code, noun, /ui\/base\/(look\.ts|base\.css)/g).size > 0
  const used = union((hasLook ? [noun, 'ui'] : [noun]).map((one) => matches(styles, one, /var\((--advisor-[\w-]+)/g)))
  expect([...said].toSorted()).toEqual([...used].toSorted())
})
