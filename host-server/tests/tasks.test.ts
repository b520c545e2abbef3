import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { TASKS } from './support/tasks.ts'

const rows = Object.values(TASKS).map(({ task, actions }) => `| ${task} | ${actions} |`)

test('docs/tasks.md has the bounds that the walks keep', () => {
  const lines = readFileSync(resolve('docs/tasks.md'), 'utf8').split('\n')
  expect(lines.filter((line) => /\| \d+ \|$/.test(line))).toEqual(rows)
})
