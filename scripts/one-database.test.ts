import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './imports.ts'
import { ON_POSTGRES_ALONE, ON_SQLITE_ALONE } from './one-database.ts'

test('each test that is left out on one database exists, and runs on the other', () => {
  const named = [...ON_SQLITE_ALONE, ...ON_POSTGRES_ALONE]
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})
