import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { TASKS } from './support/tasks.ts'

const rows = Object.values(TASKS).map(({ task, before, now }) => {
  const cells = [before?.actions ?? '–', now.actions, before?.keys ?? '–', now.keys]
  return `| ${[task, ...cells].join(' | ')} |`
})

test('docs/tasks.md has the bounds that the walks keep', () => {
  const lines = readFileSync(resolve('docs/tasks.md'), 'utf8').split('\n')
  expect(lines.filter((line) => /\| \d+ \|$/.test(line))).toEqual(rows)
})
