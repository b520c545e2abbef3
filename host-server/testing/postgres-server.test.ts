import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const SERVER = resolve(import.meta.dirname, 'postgres-server.ts')

test.each([1, 0])('a run that ends by %d after it had a database of its own ends by just that', async (code) => {
  const run = `await import(${JSON.stringify(SERVER)}); process.exitCode = ${code}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', run])
  const [ended] = await once(child, 'exit')
  expect(ended).toBe(code)
})
