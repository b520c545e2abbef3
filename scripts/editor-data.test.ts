import * as v from 'valibot'
import { expect, test } from 'vitest'
import { registry } from '../widgets/embed/registry.ts'
import { cssCustomData, htmlCustomData, webTypes } from './editor-data.ts'

const text = v.pipe(v.string(), v.minLength(1))
const name = v.pipe(v.string(), v.regex(/^(--|::)?[a-z][a-z-]*$/))
const Named = v.strictObject({ name, description: v.optional(text) })
const listOf = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.minLength(1))

/** https://github.com/microsoft/vscode-custom-data, version 1.1. */
const HtmlCustomData = v.strictObject({
  version: v.literal(1.1),
  tags: listOf(
    v.strictObject({
      name,
      description: text,
      attributes: listOf(
        v.strictObject({
          name,
          description: text,
          valueSet: v.optional(v.literal('v')),
          values: v.optional(listOf(Named))
        })
      )
    })
  ),
  globalAttributes: listOf(v.strictObject({ name, description: text, values: listOf(Named) }))
})
const CssCustomData = v.strictObject({
  version: v.literal(1.1),
  properties: listOf(Named),
  pseudoElements: listOf(Named)
})

const Typed = v.strictObject({ name, description: text, type: text })
/** https://github.com/JetBrains/web-types. */
const WebTypes = v.strictObject({
  $schema: v.pipe(v.string(), v.url()),
  name: v.literal('advisor-widgets'),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  'js-types-syntax': v.literal('typescript'),
  'description-markup': v.literal('markdown'),
  contributions: v.strictObject({
    html: v.strictObject({
      elements: listOf(
        v.strictObject({
          name,
          description: text,
          attributes: listOf(
            v.strictObject({
              name,
              description: text,
              required: v.boolean(),
              value: v.variant('kind', [
                v.strictObject({ kind: v.literal('no-value') }),
                v.strictObject({ kind: v.literal('plain'), type: text })
              ])
            })
          ),
          slots: listOf(v.strictObject({ name: v.literal(''), description: text })),
          js: v.strictObject({ symbol: text, properties: listOf(Typed), events: listOf(Typed) }),
          css: v.strictObject({ properties: listOf(Named), parts: listOf(Named) })
        })
      )
    })
  })
})

const tags = registry.map(({ tag }) => tag)

test('VS Code’s data for HTML is valid and has every tag', () => {
  expect(v.parse(HtmlCustomData, JSON.parse(htmlCustomData())).tags.map((one) => one.name)).toEqual(tags)
})

test('VS Code’s data for CSS is valid and has every custom property once', () => {
  const names = v.parse(CssCustomData, JSON.parse(cssCustomData())).properties.map((one) => one.name)
  expect(names.toSorted()).toEqual(
    [...new Set(registry.flatMap(({ properties }) => Object.keys(properties)))].toSorted()
  )
})

test('JetBrains’ data asks for no attribute that another one may replace', () => {
  const { elements } = v.parse(WebTypes, JSON.parse(webTypes())).contributions.html
  const required = (tag: string) =>
    elements.find((one) => one.name === tag)?.attributes.flatMap((one) => (one.required ? one.name : []))
  expect(required('advisor-booking')).toEqual([])
  expect(required('advisor-card')).toEqual(['alias'])
})

test('JetBrains’ data is valid and has every tag and the values of attributes', () => {
  const { elements } = v.parse(WebTypes, JSON.parse(webTypes())).contributions.html
  expect(elements.map((one) => one.name)).toEqual(tags)
  const booking = elements.find((one) => one.name === 'advisor-booking')
  expect(booking?.attributes.find((one) => one.name === 'mode')?.value).toEqual({
    kind: 'plain',
    type: "'inline' | 'popup' | 'page'"
  })
})
