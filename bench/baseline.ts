import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Router from '@koa/router'
import Koa from 'koa'
import { readConfig } from '../host-server/core/base/config.ts'
import { connect } from '../host-server/core/db/db.ts'
import { isDuplicate } from '../host-server/core/tenancy/tenant-db.ts'
import { VERA } from '../host-server/testing/appointment-row.ts'

// What the host is compared with, as a process of its own: node:http that returns bytes, and Koa with knex on the
// same database.

const knex = connect(readConfig(process.env))
const { tenant_id, uuid: advisor_uuid } = await knex('advisors').orderBy('uuid', 'desc').first('tenant_id', 'uuid')
const topic = await knex('appointment_topics').where({ tenant_id }).first('uuid')

/** `/2000` answers with as many bytes. */
const raw = createServer((request, response) => {
  const body = bytes(Number(request.url?.slice(1)))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
})

const cache = new Map<number, Buffer>()
function bytes(length: number): Buffer {
  const body = cache.get(length) ?? Buffer.alloc(length, 'x')
  cache.set(length, body)
  return body
}

let grain = 100_000_000
let second = 0

/** The rows of one booking: an appointment, its claims, two mails and a reminder. */
function rows() {
  const uuid = randomUUID()
  const at = new Date(32_503_680_000_000 + ++second * 60_000).toISOString().replace('.000', '')
  const appointment = {
    ...VERA,
    uuid,
    tenant_id,
    advisor_uuid,
    topic_uuid: topic.uuid,
    token_hash: uuid,
    starts_at: at,
    ends_at: at,
    created_at: at
  }
  const claims = [++grain, ++grain].map((one) => ({ tenant_id, advisor_uuid, grain: one, appointment_uuid: uuid }))
  const outbox = ['visitor', 'advisor', 'reminder'].map((to) => ({
    uuid: randomUUID(),
    tenant_id,
    kind: 'none',
    dedupe_key: `${to}:${uuid}`,
    payload: JSON.stringify({ appointment_uuid: uuid, to, occasion: 'booked', sequence: 0 }),
    created_at: at,
    next_at: at
  }))
  return { appointment, claims, outbox }
}

const router = new Router()
router.get('/row', async (ctx) => {
  ctx.body = await knex('advisors').where({ tenant_id, uuid: advisor_uuid }).first()
})
router.get('/sums/:tenant', async (ctx) => {
  const now = Date.now()
  const dayAgo = (ago: number) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10)
  ctx.body = await knex('report_days')
    .where({ tenant_id: ctx.params.tenant })
    .whereRaw("advisor_uuid = ''")
    .whereBetween('day', [dayAgo(365), dayAgo(0)])
    .groupBy('day', 'metric')
    .select('day', 'metric', knex.raw('sum(count) as count'))
})
async function insert({ appointment, claims, outbox }: ReturnType<typeof rows>) {
  await knex.transaction(async (trx) => {
    await trx('appointments').insert(appointment)
    await trx('booking_claims').insert(claims)
    await trx('outbox').insert(outbox)
  })
  return { uuid: appointment.uuid }
}

router.post('/inserts', async (ctx) => {
  ctx.body = await insert(rows())
  ctx.status = 201
})

const taken = rows()
await insert(taken)

/** The same, at a time that is taken: the claims' primary key refuses it, and the transaction is rolled back. */
router.post('/refusals', async (ctx) => {
  const wanted = rows()
  const claims = wanted.claims.map((claim, at) => ({ ...claim, grain: taken.claims[at]?.grain ?? 0 }))
  try {
    ctx.body = await insert({ ...wanted, claims })
  } catch (failure) {
    if (!isDuplicate(failure)) throw failure
    ctx.status = 409
    ctx.body = { message: 'taken' }
  }
})
const koa = createServer(new Koa().use(router.routes()).callback())

const listen = (server: Server) =>
  new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port))
  })
console.log(`baseline ${await listen(raw)} ${await listen(koa)}`)

process.once('SIGTERM', async () => {
  for (const server of [raw, koa]) server.close().closeAllConnections()
  await knex.destroy()
})
