import { afterEach, expect, test } from 'vitest'
import { instant } from '../core/clock.ts'
import { type Load, type Outcome, startLoad } from '../core/testing/load.ts'
import { type Mailbox, openMailbox } from '../core/testing/mailbox.ts'
import { type NodeProcess, startNode } from '../core/testing/node-process.ts'
import { until } from '../core/testing/until.ts'
import { CLEAN } from './testing/office.ts'
import { lapseLeases, type StandingOffice, standOffice } from './testing/standing-office.ts'

const KILLS = process.env.SOAK ? 20 : 2
/** How many mails a node sends at once. */
const BATCH = 10

let office: StandingOffice
let mailbox: Mailbox
let node: NodeProcess

afterEach(async () => {
  await node.end('SIGKILL')
  await mailbox.stop()
  await office.remove()
})

/** Now and then two clients want the same start. */
const startBooking = () =>
  startLoad({
    clients: 8,
    origin: () => node.origin,
    wish: (turn) => office.wishFor(Math.floor(turn * 0.9), turn)
  })

/** Ends the node amid bookings and mails; the next one begins on what it finds. */
async function killAndStart(load: Load) {
  const [booked, mailed] = [load.acknowledged().length, mailbox.mails.length]
  await until(() => load.acknowledged().length >= booked + 10 && mailbox.mails.length > mailed)
  await node.end('SIGKILL')
  node = await startNode({ ...office.environment, SMTP_URL: mailbox.url })
}

const emailOf = ({ body }: Outcome) => (body as { email: string }).email

const mailsOf = ({ answer }: Outcome) => ['visitor', 'advisor'].map((to) => `<${answer?.body.uuid}.booked.${to}.0`)

async function expectKept(load: Load) {
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
    office = await standOffice(kind)
    mailbox = await openMailbox()
    node = await startNode({ ...office.environment, SMTP_URL: mailbox.url })
    const load = startBooking()
    for (let kill = 0; kill < KILLS; kill++) {
      await killAndStart(load)
      expect(await office.audit()).toEqual(CLEAN)
    }
    await load.stop()
    expect(new Set(load.outcomes.map(({ answer }) => answer?.status))).toEqual(new Set([201, 409]))
    await expectKept(load)
    // the long run waits for the minute that they last
    if (!process.env.SOAK) await lapseLeases(office)
    await waitForMails()
    const sent = mailbox.mails.map(({ messageId = '' }) => messageId.replace(/@.*/, ''))
    expect(new Set(sent)).toEqual(new Set(load.acknowledged().flatMap(mailsOf)))
    // sent and not yet noted when the kill came: under the same Message-ID, so that a mail program shows one
    expect(sent.length - new Set(sent).size).toBeLessThanOrEqual(KILLS * BATCH)
  }
)
