import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createDetachedOffice, type DetachedOffice } from '../booking/appointments/testing/detached-office.ts'
import { times } from '../booking/appointments/testing/office.ts'
import { request } from '../testing/client.ts'
import { freePort } from '../testing/free-port.ts'
import { DATABASES, inTurn } from '../testing/in-turn.ts'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { until } from '../testing/until.ts'

const SOAK = Boolean(process.env.SOAK)
/** Longer than a socket was once waited for; in the long run, longer than a job's lease. */
const SLOW_MS = SOAK ? 90_000 : 11_000
const AWAY_MS = SOAK ? 600_000 : 6000
/** What is promised of mails after an outage, and a little for sending them. */
const SOON_MS = 35_000

let office: DetachedOffice
let mailbox: Mailbox | undefined
let nodes: NodeProcess[] = []

afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.end('SIGKILL')))
  await mailbox?.stop()
  mailbox = undefined
  await office.remove()
})

async function start(kind: 'sqlite' | 'postgres', SMTP_URL: string) {
  office = await createDetachedOffice(kind)
  nodes = await Promise.all(times(2).map(() => startNode({ ...office.environment, SMTP_URL })))
}

async function book(count: number) {
  const answers = await Promise.all(
    times(count).map((turn) => {
      const { path, body } = office.bookingFor(turn)
      return request(nodes[turn % 2] as NodeProcess, 'POST', path, { body })
    })
  )
  expect(answers.map(({ status }) => status)).toEqual(times(count).map(() => 201))
}

/** Jobs that are due or running; reminders wait for their day. */
const open = () =>
  office.look((knex) => knex('outbox').where({ state: 'waiting' }).where('next_at', '<=', new Date().toISOString()))
const failed = () => office.look((knex) => knex('outbox').where('attempts', '>', 0).pluck('uuid'))
const ids = () => (mailbox?.mails ?? []).map(({ messageId }) => messageId)

test.each(inTurn(DATABASES))(
  'on %s, with two processes, a mail server that is slow to confirm gets each mail once',
  { timeout: 300_000 },
  async (kind) => {
    mailbox = await openMailbox({ delay: SLOW_MS })
    await start(kind, mailbox.url)
    await book(3)
    await until(() => ids().length >= 6)
    await sleep(SLOW_MS)
    await until(async () => (await open()).length === 0)
    expect([ids().length, new Set(ids()).size, await failed()]).toEqual([6, 6, []])
  }
)

test.each(inTurn(DATABASES, 1))(
  'on %s, with two processes, mails come soon after the mail server is back, each once',
  { timeout: AWAY_MS + 180_000 },
  async (kind) => {
    const port = await freePort()
    await start(kind, `smtp://127.0.0.1:${port}`)
    await book(30)
    await sleep(AWAY_MS)
    mailbox = await openMailbox({ port })
    const back = Date.now()
    await until(() => ids().length >= 60)
    expect(Date.now() - back).toBeLessThan(SOON_MS)
    await until(async () => (await open()).length === 0)
    expect(new Set(ids()).size).toBe(60)
    expect(ids()).toHaveLength(60)
  }
)
