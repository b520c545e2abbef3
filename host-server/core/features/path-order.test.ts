import { expect, test } from 'vitest'
import { bySpecificity } from './path-order.ts'

const sorted = (...paths: string[]) => bySpecificity(paths, (path) => path)

test('words come before parameters, and parameters before wildcards', () => {
  expect(sorted('/people/:uuid', '/people/choices')).toEqual(['/people/choices', '/people/:uuid'])
  expect(sorted('/app/{*rest}', '/app/:page', '/app/profile/:slug')).toEqual([
    '/app/profile/:slug',
    '/app/:page',
    '/app/{*rest}'
  ])
})

test('a parameter with a suffix comes before one without', () => {
  expect(sorted('/card/:key', '/card/:key.pkpass')).toEqual(['/card/:key.pkpass', '/card/:key'])
})

test('longer paths come before their prefixes', () => {
  expect(sorted('/app', '/app/{*rest}')).toEqual(['/app/{*rest}', '/app'])
})

test('equivalent paths keep their order', () => {
  expect(sorted('/b/:x', '/a/:y')).toEqual(['/b/:x', '/a/:y'])
})
