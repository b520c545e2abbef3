import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { routes } from '../api.ts'
import { textsIn } from './support/text-schemas.ts'

/** Characters that turn the reading direction of what stands around them. */
const TURNING = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']

const texts = routes.flatMap(({ endpoint: { method, path, shape } }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = shape[part]
    return schema ? textsIn(schema, `${method} ${path} ${part}`) : []
  })
)
const accepts = (schema: (typeof texts)[number]['schema'], value: string) => v.safeParse(schema, value).success

const lines = texts.filter(({ schema }) => !accepts(schema, 'Anna\nGruber') && !accepts(schema, '1\n2'))

test('the single lines of requests are those of names, addresses and searches, among others', () => {
  const places = lines.map(({ place }) => place)
  expect(places.length).toBeGreaterThan(250)
  for (const place of [
    'POST /api/v1/advisors/:alias/appointments body.first_name',
    'POST /api/v1/advisors/:alias/contact-requests body.last_name',
    'POST /api/v1/people body.first_name',
    'GET /api/v1/people query.q'
  ])
    expect(places).toContain(place)
})

/** A text that a line may accept, and a place in it. */
const typed = fc
  .tuple(
    fc.constantFrom('Anna Gruber', 'anna@bank.example', 'https://bank.example/rates', '+43 1 234567', '/rates', '12'),
    fc.constantFrom(...TURNING),
    fc.nat()
  )
  .map(([text, turning, at]) => {
    const place = at % (text.length + 1)
    return text.slice(0, place) + turning + text.slice(place)
  })

test('no single line of a request takes characters that turn the reading direction', () => {
  const taken = new Set<string>()
  fc.assert(
    fc.property(typed, (text) => {
      for (const { place, schema } of lines) {
        const { success, output } = v.safeParse(schema, text)
        if (success && TURNING.some((one) => String(output).includes(one))) taken.add(place)
      }
    }),
    { numRuns: 200 }
  )
  expect([...taken]).toEqual([])
})
