import { afterEach, expect, test } from 'vitest'
import { createDetachedOffice, type DetachedOffice } from '../booking/appointments/testing/detached-office.ts'
import { CONSISTENT } from '../booking/appointments/testing/office.ts'
import { type Balancer, startBalancer } from '../testing/balancer.ts'
import { request } from '../testing/client.ts'
import { freePort } from '../testing/free-port.ts'
import { lastRelease } from '../testing/last-release.ts'
import { type Load, startLoad } from '../testing/load.ts'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { until } from '../testing/until.ts'

const TURNS = process.env.SOAK ? 5 : 1

/** Starts after the demo's appointments. */
const LATER = 80 * 50

const former = lastRelease()
type Build = 'former' | 'present'

let office: DetachedOffice
let mailbox: Mailbox
let balancer: Balancer
const nodes: NodeProcess[] = []

afterEach(async () => {
  await balancer.stop()
  await Promise.all(nodes.splice(0).map((node) => node.end('SIGKILL')))
  await mailbox.stop()
  await office.remove()
})

/** Release 0.2.0 has a foreign page on the next port, and neither starts nor ends where that is taken. */
const startFormer = async (environment: Record<string, string>) =>
  startNode({ ...environment, PORT: `${await freePort({ after: 1 })}` }, { folder: former })

async function add(build: Build) {
  const settings = { TRUST_PROXY: '1', SMTP_URL: mailbox.url, DRAIN_SECONDS: '1' }
  const environment = { ...office.environment, ...settings }
  const node = build === 'former' ? await startFormer(environment) : await startNode(environment)
  nodes.push(node)
  balancer.add(node.origin)
  return node
}

/** The former release's schema and demo data, as it writes them itself. */
async function prepare(environment: Record<string, string>) {
  const node = await startFormer({ ...environment, DEMO_PASSWORD: 'correct horse battery' })
  // release 0.2.0 prints its port before it handles signals
  await request(node, 'GET', '/healthz')
  expect(await node.end()).toBe(0)
}

async function open(kind: 'sqlite' | 'postgres') {
  mailbox = await openMailbox()
  balancer = await startBalancer()
  office = await createDetachedOffice(kind, { prepare })
}

const startBooking = () =>
  startLoad({
    clients: 4,
    origin: () => balancer.origin,
    requestOf: (turn) => office.bookingFor(LATER + turn),
    pause: 60
  })

const progress = (load: Load) => {
  const before = load.acknowledged().length
  return until(() => load.acknowledged().length >= before + 10)
}

/** A node of this build joins, serves beside the others, and takes over from them. */
async function takeOver(build: Build, load: Load) {
  const leaving = nodes.splice(0)
  await add(build)
  await until(() => balancer.ready() === leaving.length + 1)
  await progress(load)
  for (const node of leaving) expect(await node.end()).toBe(0)
  await until(() => balancer.ready() === 1)
  await progress(load)
}

const tries = ({ outcomes }: Load) => outcomes.flatMap(({ attempts }) => attempts.map(({ answer }) => answer?.status))

/** Expects what was acknowledged to be stored, and each mail to be sent once. */
async function expectWhole(promised: readonly string[]) {
  const stored = await office.look((knex) => knex('appointments').whereLike('email', '%@load.example').pluck('uuid'))
  expect(stored.toSorted()).toEqual(promised.toSorted())
  expect(await office.audit()).toEqual(CONSISTENT)
  const booked = () => mailbox.mails.map(({ messageId = '' }) => messageId).filter((id) => id.includes('.booked.'))
  await until(() => booked().length >= 2 * stored.length)
  expect([booked().length, new Set(booked()).size]).toEqual([2 * stored.length, 2 * stored.length])
  for (const node of nodes) expect(node.output()).not.toMatch(/"level":[56]0/)
}

test('on PostgreSQL, the last release and this one take over from each other under load, and no request is lost', {
  timeout: 300_000
}, async () => {
  await open('postgres')
  await add('former')
  await until(() => balancer.ready() === 1)
  const load = startBooking()
  for (let turn = 0; turn < TURNS; turn += 1) {
    await takeOver('present', load)
    // back again, on the schema of the newer one
    await takeOver('former', load)
  }
  await takeOver('present', load)
  await load.stop()
  expect(new Set(tries(load))).toEqual(new Set([201]))
  await expectWhole(load.acknowledged().map(({ answer }) => answer?.body.uuid))
})

test('on SQLite, the last release and this one follow each other, back and forth', { timeout: 300_000 }, async () => {
  await open('sqlite')
  const promised: string[] = []
  for (const build of ['former', 'present', 'former', 'present'] as const) {
    const node = await add(build)
    const { path, body } = office.bookingFor(LATER + promised.length)
    const answer = await request(node, 'POST', path, { body })
    expect([build, answer.status]).toEqual([build, 201])
    promised.push(answer.body.uuid)
    await until(() => mailbox.mails.length >= 2 * promised.length)
    expect(await node.end()).toBe(0)
  }
  await expectWhole(promised)
})
