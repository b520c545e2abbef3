import { afterEach, expect, test } from 'vitest'
import { instant } from '../../core/base/clock.ts'
import { type Load, type Outcome, startLoad } from '../../testing/load.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'
import { until } from '../../testing/until.ts'
import { createDetachedOffice, type DetachedOffice, expireLeases } from './testing/detached-office.ts'
import { CONSISTENT } from './testing/office.ts'

const KILLS = process.env.SOAK ? 20 : 2
/** The number of mails that a node sends per batch. */
const BATCH = 10

let office: DetachedOffice
let mailbox: Mailbox
let node: NodeProcess
/** When the last node was killed. */
let killedAt: Date

afterEach(async () => {
  await node.end('SIGKILL')
  await mailbox.stop()
  await office.remove()
})

/** One start in ten is requested twice. */
const startBooking = () =>
  startLoad({
    clients: 8,
    origin: () => node.origin,
    requestOf: (turn) => office.bookingFor(Math.floor(turn * 0.9), turn)
  })

/** Kills the node between bookings and mails, and starts the next one on the same database. */
async function killAndStart(load: Load) {
  const [booked, mailed] = [load.acknowledged().length, mailbox.mails.length]
  await until(() => load.acknowledged().length >= booked + 10 && mailbox.mails.length > mailed)
  await node.end('SIGKILL')
  killedAt = new Date()
  node = await startNode({ ...office.environment, SMTP_URL: mailbox.url })
}

const emailOf = ({ body }: Outcome) => (body as { email: string }).email

const mailsOf = ({ answer }: Outcome) => ['visitor', 'advisor'].map((to) => `<${answer?.body.uuid}.booked.${to}.0`)

async function expectStored(load: Load) {
  const stored: { uuid: string; email: string }[] = await office.look((knex) =>
    knex('appointments').select('uuid', 'email').orderBy('uuid')
  )
  const promised = load.acknowledged().map((outcome) => ({ uuid: outcome.answer?.body.uuid, email: emailOf(outcome) }))
  expect(stored).toEqual(promised.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)))
}

const waitForMails = () =>
  until(() =>
    office.look(async (knex) => {
      const due = knex('outbox').where({ state: 'waiting' }).where('next_at', '<=', instant(Date.now()))
      return (await due.first('uuid')) === undefined
    })
  )

test.each(['sqlite', 'postgres'] as const)(
  'on %s, a node killed under load loses no booking that it has confirmed, and no mail',
  { timeout: 600_000 },
  async (kind) => {
    office = await createDetachedOffice(kind)
    mailbox = await openMailbox()
    node = await startNode({ ...office.environment, SMTP_URL: mailbox.url })
    const load = startBooking()
    for (let kill = 0; kill < KILLS; kill++) {
      await killAndStart(load)
      expect(await office.audit()).toEqual(CONSISTENT)
    }
    await load.stop()
    expect(new Set(load.outcomes.map(({ answer }) => answer?.status))).toEqual(new Set([201, 409]))
    await expectStored(load)
    // the long run waits the minute until they expire
    if (!process.env.SOAK) await expireLeases(office, killedAt)
    await waitForMails()
    const sent = mailbox.mails.map(({ messageId = '' }) => messageId.replace(/@.*/, ''))
    expect(new Set(sent)).toEqual(new Set(load.acknowledged().flatMap(mailsOf)))
    // those sent but not yet recorded at the kill are sent again under the same Message-ID, and mail programs show one
    expect(sent.length - new Set(sent).size).toBeLessThanOrEqual(KILLS * BATCH)
  }
)
