import { glob } from 'tinyglobby'
import { readImports, root } from './imports.ts'

export const SERVER_TESTS = '{contract,host-server,templates,migrations}/**/*.test.{ts,tsx}'

/** Tests that never import the database: one run is enough for both. */
export async function testsWithoutDatabase(): Promise<string[]> {
  const tests = await glob(SERVER_TESTS, { cwd: root, ignore: '**/*.postgres.test.ts' })
  const reach = await readImports(tests, /\?|\.worker/)
  return tests.filter((test) => !reach(test).has('knex')).toSorted()
}
