import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook as Oracle } from 'standardwebhooks'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { WebhookEvent } from '#contract/webhooks'
import {
  createDetachedOffice,
  type DetachedOffice,
  expireLeases
} from '../../booking/appointments/testing/detached-office.ts'
import { systemClock } from '../../core/base/clock.ts'
import { request, signIn } from '../../testing/client.ts'
import { DATABASES, inTurn } from '../../testing/in-turn.ts'
import { type Load, startLoad } from '../../testing/load.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'
import { until } from '../../testing/until.ts'

const KILLS = process.env.SOAK ? 20 : 2
/** The number of deliveries that a node makes at a time. */
const BATCH = 10

interface Got {
  headers: IncomingHttpHeaders
  body: string
}

let office: DetachedOffice
let node: NodeProcess
let receiver: Server
let got: Got[]
/** Requests that have arrived and get no answer; undefined while each gets one. */
let held: ServerResponse[] | undefined
let environment: Record<string, string>

async function open(kind: 'sqlite' | 'postgres') {
  got = []
  held = undefined
  receiver = createServer(async (asked, response) => {
    got.push({ headers: asked.headers, body: await text(asked) })
    if (held) held.push(response)
    else response.end()
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  office = await createDetachedOffice(kind)
  environment = { ...office.environment, INTERNAL_HOSTS: host }
  node = await startNode(environment)
  return `http://${host}/hooks`
}
afterEach(async () => {
  await node.end('SIGKILL')
  receiver.closeAllConnections()
  receiver.close()
  await office.remove()
})

/** Adds a webhook; returns its secret. */
async function add(url: string): Promise<string> {
  const own = { clock: systemClock, config: { secure: false } }
  const cookie = await office.look((knex) => signIn({ app: { knex, ...own } }, 'admin@demo.example'))
  const body = { name: 'CRM', url, events: ['appointment.booked'] }
  const { status, body: added, text: said } = await request(node, 'POST', '/api/v1/webhooks', { cookie, body })
  expect(status, said).toBe(201)
  return added.secret
}

/** Kills the node while the receiver has requests of which the node knows no outcome, and starts the next one. */
async function killAndStart(load: Load) {
  const [booked, sent] = [load.acknowledged().length, got.length]
  await until(() => load.acknowledged().length >= booked + 10 && got.length > sent)
  held = []
  await until(() => Boolean(held?.length))
  await node.end('SIGKILL')
  const killedAt = new Date()
  held = undefined
  // the long run waits the minute until they expire
  if (!process.env.SOAK) await expireLeases(office, killedAt)
  node = await startNode(environment)
}

const untilAllIsSent = () =>
  until(() =>
    office.look(async (knex) => !(await knex('webhook_deliveries').whereNot({ state: 'delivered' }).first('uuid')))
  )

test.each(inTurn(DATABASES))(
  'on %s, nodes killed while they deliver tell of each booking that they have confirmed, and of no other',
  { timeout: 600_000 },
  async (kind) => {
    const secret = await add(await open(kind))
    const load = startLoad({ clients: 4, origin: () => node.origin, requestOf: (turn) => office.bookingFor(turn) })
    for (let kill = 0; kill < KILLS; kill++) await killAndStart(load)
    await load.stop()
    await untilAllIsSent()
    const told = got.map(({ headers, body }) => {
      const event = new Oracle(secret).verify(body, headers as Record<string, string>)
      return { id: headers['webhook-id'], uuid: v.parse(WebhookEvent, event).data.uuid }
    })
    const booked = load.acknowledged().map(({ answer }) => answer?.body.uuid)
    expect([...new Set(told.map(({ uuid }) => uuid))].toSorted()).toEqual(booked.toSorted())
    // what was sent, but not yet noted at a kill, comes again with the id by which receivers know it
    expect(new Set(told.map(({ id }) => id)).size).toBe(booked.length)
    expect(told.length - booked.length).toBeLessThanOrEqual(KILLS * BATCH)
  }
)
