import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve('docs/embed')
const recipes = readdirSync(folder)
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8')

test('every recipe is linked from docs/embed.md', () => {
  const page = readFileSync('docs/embed.md', 'utf8')
  expect(recipes.filter((name) => !page.includes(`](embed/${name})`))).toEqual([])
})

test.each(recipes)('%s says what was tried by a test and what was not, and names files that there are', (name) => {
  const text = read(name)
  expect(text).toMatch(/^\*\*Tried\*\* by (?:a test|tests)/m)
  expect(text).toContain('**Not tried**')
  const named = [...text.matchAll(/`((?:host-server|scripts|integrations|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path
  )
  for (const path of named) expect(readdirSync(resolve(dirname(path))), path).toContain(path.split('/').at(-1))
  const links = [...text.matchAll(/\]\((?!https:)([^)#]+)\)/g)].map(([, path = '']) => path)
  for (const path of links) expect(() => readFileSync(resolve(folder, path)), path).not.toThrow()
})
