import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import { root } from './imports.ts'
import { ON_POSTGRES_ALONE, ON_SQLITE_ALONE, WITHOUT_POSTGRES } from './one-database.ts'
import { SERVER_TESTS, testsWithoutDatabase } from './server-tests.ts'

test('each test that is left out on one database runs on the other', async () => {
  const known = await glob(SERVER_TESTS, { cwd: root, ignore: '**/*.postgres.test.ts' })
  expect(known).toEqual(expect.arrayContaining([...ON_SQLITE_ALONE, ...ON_POSTGRES_ALONE]))
  const onSqlite = new Set([
    ...ON_SQLITE_ALONE,
    ...(await glob(WITHOUT_POSTGRES, { cwd: root })),
    ...(await testsWithoutDatabase())
  ])
  expect(ON_POSTGRES_ALONE.filter((file) => onSqlite.has(file))).toEqual([])
})
