import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import { root } from './imports.ts'

const files = await glob(['widgets/**/*.tsx', '!widgets/ui/dialogs/**', '!**/*.test.tsx'], { cwd: root })

/** Ways out of something that is no dialog. */
const NO_DIALOGS = new Map([
  ['widgets/booking/booking/actions.tsx', "steps of the visitor's booking"],
  ['widgets/booking/waitlist/join.tsx', "a step of the visitor's booking"],
  ['widgets/calendar/week/copy.tsx', 'a panel below its button']
])

const WAY_OUT = /<button\b(?:(?!<\/button>)[\s\S])*?\{t\('(?:ui\.cancel|ui\.back|[a-z-]+\.back)'\)\}\s*<\/button>/g
const FOOTER = /const footer =|function Footer\(/

/** Buttons that lead out of a dialog and are neither in `DialogActions` nor in the footer of a `Modal`. */
const strayIn = (source: string) =>
  [...source.matchAll(WAY_OUT)].filter(({ index }) => !FOOTER.test(source.slice(0, index))).map(([button]) => button)

test('finds a way out that a dialog places itself', () => {
  const button = `<button type="button" onClick={back}>{t('ui.back')}</button>`
  expect(strayIn(`<div>${button}</div>`)).toEqual([button])
  expect(strayIn(`const footer = ${button}`)).toEqual([])
})

test.each(files.toSorted())('%s leaves its ways out to DialogActions, or to the footer of its dialog', (file) => {
  const stray = strayIn(readFileSync(resolve(root, file), 'utf8'))
  expect(stray.length > 0).toBe(NO_DIALOGS.has(file))
})
