import { glob } from 'tinyglobby'
import { readImports, root } from './imports.ts'

export const SERVER_TESTS = '{contract,host-server,templates,migrations}/**/*.test.{ts,tsx}'

/** Tests that never come to a database, by what they import: alike on each, so that one run of them is enough. */
export async function testsWithoutDatabase(): Promise<string[]> {
  const tests = await glob(SERVER_TESTS, { cwd: root, ignore: '**/*.postgres.test.ts' })
  const reach = await readImports(tests, /\?|\.worker/)
  return tests.filter((test) => !reach(test).has('knex')).toSorted()
}
