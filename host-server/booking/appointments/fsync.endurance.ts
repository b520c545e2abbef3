import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureStrace } from '../../../scripts/ensure-strace.ts'
import { request } from '../../testing/client.ts'
import { startNode } from '../../testing/node-process.ts'
import { createDetachedOffice, type DetachedOffice } from './testing/detached-office.ts'

const BOOKINGS = process.env.SOAK ? 300 : 30

let office: DetachedOffice

beforeEach(async () => {
  office = await createDetachedOffice('sqlite')
})
afterEach(() => office.remove())

test('SQLite waits for the disk at every commit', async () => {
  const settings = office.look((knex) => Promise.all([knex.raw('pragma journal_mode'), knex.raw('pragma synchronous')]))
  const FULL = 2
  expect(await settings).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: FULL }]])
})

/** The number of syncs of the write-ahead log. */
async function syncsIn(trace: string): Promise<number> {
  const lines = (await readFile(trace, 'utf8')).split('\n')
  return lines.filter((line) => /f(data)?sync\(\d+<.*\.sqlite-wal>\)/.test(line)).length
}

async function countSyncs(): Promise<number[]> {
  const trace = join(office.environment.DATA_DIR ?? '', 'trace')
  // -D: strace runs as a grandchild, so that signals reach the node
  const command = ['strace', '-D', '-f', '-y', '-qq', '-e', 'trace=fsync,fdatasync', '-o', trace]
  const node = await startNode(office.environment, { command })
  const counts = [await syncsIn(trace)]
  for (let turn = 0; turn < BOOKINGS; turn++) {
    const { path, body } = office.bookingFor(turn)
    expect((await request(node, 'POST', path, { body })).status).toBe(201)
    counts.push(await syncsIn(trace))
  }
  await node.end()
  return counts
}

if (ensureStrace())
  test('no booking is acknowledged before it is on the disk', async () => {
    const counts = await countSyncs()
    const perBooking = counts.slice(1).map((count, turn) => count - (counts[turn] ?? 0))
    expect(Math.min(...perBooking)).toBeGreaterThanOrEqual(1)
  })
