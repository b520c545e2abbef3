import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const STATIC = /^(?:import|export) [^;]*?from "([^"]+)";|^import "([^"]+)";/gm
const DYNAMIC = /\bimport\("([^"./][^"]*)"\)/g

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** The built files that a start reads, and the packages that they import. */
function readAtStart(file: string, known = new Map<string, string>(), packages = new Set<string>()) {
  if (known.has(file)) return { known, packages }
  const text = readFileSync(file, 'utf8')
  known.set(file, text)
  for (const [, from, alone] of text.matchAll(STATIC)) {
    const name = from ?? alone ?? ''
    if (name.startsWith('.')) readAtStart(join(dirname(file), name), known, packages)
    else packages.add(packageOf(name))
  }
  return { known, packages }
}

test('no package that is loaded on demand is also loaded at the start', () => {
  const { known, packages } = readAtStart(resolve('dist/server/index.js'))
  const onDemand = [...known.values()].flatMap((text) => [...text.matchAll(DYNAMIC)].map(([, name = '']) => name))
  expect(packages).toContain('koa')
  expect(onDemand).toEqual(expect.arrayContaining(['@simplewebauthn/server', 'undici', 'date-holidays']))
  expect(onDemand.filter((name) => packages.has(packageOf(name)))).toEqual([])
})
