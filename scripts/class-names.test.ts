import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import { root } from './imports.ts'

// Adopted styles stay on a page: what one folder's file says of `.day` meets the `.day` of every page visited later.

/** What all pages share; its classes may be extended behind a class of one's own. */
const SHARED = ['ui', 'app']

/** The noun that a file belongs to, or one of the shared rooms. */
const folderOf = (file: string) => {
  const [domain = '', noun] = file.split('/').slice(1)
  return SHARED.includes(domain) ? domain : `${domain}/${noun}`
}

type Names = Map<string, Set<string>>
const note = (names: Names, name: string, folder: string) => names.set(name, (names.get(name) ?? new Set()).add(folder))

const LIST = /,(?![^(]*\))/
const NAME = /(?<=\.)[a-z][\w-]*|(?<![\w.-])advisor-[\w-]+/g
const namesIn = (selector: string) => (selector.match(NAME) ?? []).filter((name) => name !== 'root')

/** The selectors of a file, except those of its keyframes. */
const selectorsOf = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => (/^\s*@/.test(list) ? [] : list.split(LIST)))
    .map((one) => one.trim())
    .filter((one) => !/^(from|to|\d+%)$/.test(one))

const CLASSES = /className=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g
const classesOf = (tsx: string) =>
  [...tsx.matchAll(CLASSES)]
    .flatMap(([, value = '']) => value.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [])
    .map((text) => text.replace(/\$\{[^}]*\}/g, (code) => code.match(/'[^']*'/g)?.join(' ') ?? ''))
    .flatMap((text) => text.match(/(?<![\w-])[a-z][\w-]*/g) ?? [])

const importsOf = (file: string, source: string) =>
  [...source.matchAll(/(?:from|import\() ?'(\.[^']*)'/g)].map(([, path = '']) => folderOf(join(file, '..', path)))

/** Selectors that name nothing of their folder's own, by file. */
function strayIn(sources: Record<string, string>) {
  const styled: Names = new Map()
  const used: Names = new Map()
  const imported: Names = new Map()
  for (const [file, source] of Object.entries(sources)) {
    const folder = folderOf(file)
    if (file.endsWith('.css')) {
      for (const name of selectorsOf(source).flatMap(namesIn)) note(styled, name, folder)
    } else {
      for (const name of classesOf(source)) note(used, name, folder)
      for (const other of importsOf(file, source)) note(imported, folder, other)
    }
  }
  const buildsOn = (folder: string, other: string) =>
    !SHARED.includes(folder) && imported.get(folder)?.has(other) === true
  const isOwn = (name: string, folder: string) =>
    [...(styled.get(name) ?? [])].every((other) => other === folder || buildsOn(other, folder)) &&
    [...(used.get(name) ?? [])].every((other) => other === folder || buildsOn(other, folder) || buildsOn(folder, other))
  const isStray = (selector: string, folder: string) =>
    !selector.startsWith(':host') &&
    !namesIn(selector.replace(/:not\([^)]*\)/g, '')).some((name) => isOwn(name, folder))
  return Object.fromEntries(
    Object.entries(sources)
      .filter(([file]) => file.endsWith('.css') && !SHARED.includes(folderOf(file)))
      .map(([file, css]) => [file, selectorsOf(css).filter((one) => isStray(one, folderOf(file)))] as const)
  )
}

const files = await glob(['widgets/**/*.{css,ts,tsx}', '!**/*.{test,browser}.*'], { cwd: root })
const found = strayIn(Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))

const WEEK = 'widgets/calendar/week/week.css'
const hours = (css: string) => ({ [WEEK]: css, 'widgets/booking/booking/slots.css': '.slots .day {}' })

test('finds a class that another noun styles or uses, unless it stands behind one of its own', () => {
  expect(strayIn(hours('.day {} .week, .day > b {} @media print { .day:not(.week) {} }'))[WEEK]).toEqual([
    '.day',
    '.day > b',
    '.day:not(.week)'
  ])
  expect(strayIn(hours('.week .day {} .week-day {} .week:has(.day) {}'))[WEEK]).toEqual([])
  const used = { [WEEK]: '.day {}', 'widgets/reports/reports/chart.tsx': `<b className={x ? 'day' : ''} />` }
  expect(strayIn(used)[WEEK]).toEqual(['.day'])
})

test('finds what would change all pages', () => {
  const card = { 'widgets/ui/base/ui.css': '.card {}' }
  expect(strayIn({ [WEEK]: 'html {} .card {} .week > .card {}', ...card })[WEEK]).toEqual(['html', '.card'])
})

test('lets a noun use what it builds on', () => {
  const start = {
    'widgets/reports/start/start.css': '.start .tile {}',
    'widgets/reports/start/start.tsx': `import { Tile } from '../reports/tile.tsx'`
  }
  const tile = { 'widgets/reports/reports/reports.css': '.tile {}' }
  expect(strayIn({ ...start, ...tile })['widgets/reports/reports/reports.css']).toEqual([])
})

test.each(Object.entries(found))('%s styles nothing but its own', (_file, stray) => {
  expect(stray).toEqual([])
})
