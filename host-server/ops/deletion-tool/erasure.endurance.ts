import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import {
  createDetachedOffice,
  type DetachedOffice,
  expireLeases
} from '../../booking/appointments/testing/detached-office.ts'
import { appointmentRow, VERA } from '../../testing/appointment-row.ts'
import { request } from '../../testing/client.ts'
import { DATABASES, inTurn } from '../../testing/in-turn.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'
import { until } from '../../testing/until.ts'
import { eraserCookie } from './testing/eraser.ts'

/** So many pages that a node is killed between two of them. */
const APPOINTMENTS = 2000
const LONG_AGO = Date.parse('2025-01-07T09:00:00Z')
const AT_ONCE = 40

let office: DetachedOffice
let node: NodeProcess

afterEach(async () => {
  await node?.end('SIGKILL')
  await office?.remove()
})

/** Appointments of one customer, all of them over. */
const fill = () =>
  office.look(async (knex) => {
    const { tenantId: tenant_id, advisorUuid: advisor_uuid, topics } = office
    const own = { tenant_id, advisor_uuid, topic_uuid: topics.short }
    const rows = Array.from({ length: APPOINTMENTS }, (_, at) =>
      appointmentRow({ ...own, starts: LONG_AGO + at * 3_600_000 })
    )
    for (let at = 0; at < rows.length; at += AT_ONCE) await knex('appointments').insert(rows.slice(at, at + AT_ONCE))
  })

const left = () => office.look((knex) => knex('appointments').where({ email: VERA.email }).pluck('uuid'))
const erasure = () => office.look((knex) => knex('erasures').first('state', 'kind', 'page'))

test.each(inTurn(DATABASES))(
  'on %s, an erasure whose node is killed goes on with the next one, and is noted once',
  { timeout: 300_000 },
  async (kind) => {
    office = await createDetachedOffice(kind)
    await fill()
    node = await startNode(office.environment)
    const cookie = await eraserCookie(office)
    const { first_name, last_name, email: value } = VERA
    const body = { by: 'email', value, confirmation: `${first_name} ${last_name}` }
    const { status } = await request(node, 'POST', '/api/v1/deletion-tool/erasures', { cookie, body })
    expect(status).toBe(201)
    await until(async () => {
      const { kind: at, page } = await erasure()
      return at === 'appointment' && page > 1
    })
    await node.end('SIGKILL')
    const killedAt = new Date()
    expect((await erasure()).state).toBe('running')
    const before = await left()
    expect(before.length).toBeGreaterThan(0)
    expect(before.length).toBeLessThan(APPOINTMENTS)

    node = await startNode(office.environment)
    await expireLeases(office, killedAt)
    await until(async () => (await erasure()).state === 'done')
    expect(await left()).toEqual([])
    const ledger = await readFile(join(office.environment.DATA_DIR, 'erasures.jsonl'), 'utf8')
    expect(ledger.match(/"hash"/g)).toHaveLength(1)
  }
)

/** What an advisor did with as many appointments, who has left since. */
const fillHistory = () =>
  office.look(async (knex) => {
    const { tenantId: tenant_id, advisorUuid: uuid } = office
    const { first_name, last_name } = await knex('advisors').where({ uuid }).first('first_name', 'last_name')
    const left = { deactivated_at: '2025-02-01T09:00:00Z' }
    await knex('advisors').where({ uuid }).update(left)
    await knex('users').where({ advisor_uuid: uuid }).update(left)
    const author_name = `${first_name} ${last_name}`
    const of = { tenant_id, what: 'moved', author: 'staff', author_name, created_at: '2025-01-07T09:00:00Z' }
    const appointments = await knex('appointments').pluck('uuid')
    const rows = appointments.map((appointment_uuid) => ({ ...of, appointment_uuid, uuid: randomUUID() }))
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      await knex('appointment_history').insert(rows.slice(at, at + AT_ONCE))
    }
    return author_name
  })

test.each(inTurn(DATABASES, 1))(
  'on %s, an erasure of an advisor whose node is killed goes on with the next one, under one pseudonym',
  { timeout: 300_000 },
  async (kind) => {
    office = await createDetachedOffice(kind)
    await fill()
    const confirmation = await fillHistory()
    node = await startNode(office.environment)
    const cookie = await eraserCookie(office)
    const body = { by: 'staff', value: office.advisorUuid, confirmation }
    expect((await request(node, 'POST', '/api/v1/deletion-tool/erasures', { cookie, body })).status).toBe(201)
    await until(async () => {
      const { kind: at, page } = await erasure()
      return at === 'appointment_history-author_name' && page > 1
    })
    await node.end('SIGKILL')
    const killedAt = new Date()
    const names = () => office.look((knex) => knex('appointment_history').distinct('author_name').pluck('author_name'))
    expect(await names()).toHaveLength(2)

    node = await startNode(office.environment)
    await expireLeases(office, killedAt)
    await until(async () => (await erasure()).state === 'done')
    const [pseudonym, ...others] = await names()
    expect(others).toEqual([])
    const card = await office.look((knex) => knex('advisors').where({ uuid: office.advisorUuid }).first())
    expect([card.first_name, card.last_name, card.email_address]).toEqual(['', pseudonym, ''])
    // what the customers have stays
    expect(await left()).toHaveLength(APPOINTMENTS)
  }
)
