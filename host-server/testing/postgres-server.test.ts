import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const SERVER = resolve(import.meta.dirname, 'postgres-server.ts')

test.each([1, 0])('a process that used a database server exits with its own code %d', async (code) => {
  const run = `await import(${JSON.stringify(SERVER)}); process.exitCode = ${code}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', run])
  const [ended] = await once(child, 'exit')
  expect(ended).toBe(code)
})
