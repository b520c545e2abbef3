import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { isPostgres } from '../db/db.ts'
import { createLog } from './log.ts'

const NAME = 'Rosalinde Geheimnis'
const MAIL = 'rosalinde@geheim.example'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

/** The log entry of an error. */
function logged(err: unknown): string {
  const lines: string[] = []
  createLog({ LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) }).error({ err }, 'unexpected failure')
  return lines.join('')
}

const failure = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => expect.fail('the database took it'),
    (reason) => reason
  )

const knex = () => site.app.knex
const row = async () => {
  const { tenant_id } = await knex()('users').where({ email_address: 'advisor@demo.example' }).first('tenant_id')
  return { tenant_id, uuid: '11111111-1111-4111-8111-111111111111', email_address: MAIL, password_hash: 'geheim-hash' }
}

test('the row that a database refuses is not logged, but the reason is', async () => {
  const lacking = await failure(knex()('users').insert({ ...(await row()), full_name: null }))
  expect(logged(lacking)).not.toMatch(/rosalinde|geheim/i)
  expect(logged(lacking)).toMatch(/full_name/)
})

test('PostgreSQL’s error detail is not logged', async () => {
  const refused = await failure(
    knex().transaction(async (trx) => {
      await trx.raw('create temporary table told_of (mail text, name text not null)')
      await trx.raw('insert into told_of (mail, name) values (?, ?)', [MAIL, null])
    })
  )
  if (isPostgres(knex())) expect(refused.detail).toContain(MAIL)
  expect(logged(refused)).not.toMatch(/rosalinde|geheim/i)
})

test('a row that exists already is not logged', async () => {
  const whole = { ...(await row()), full_name: NAME }
  await knex()('users').insert(whole)
  const twice = await failure(knex()('users').insert(whole))
  expect(logged(twice)).not.toMatch(/rosalinde|geheim/i)
  expect(logged(twice)).toMatch(/users/)
})

test('unreadable input and e-mail recipients are removed from messages, including those of causes', () => {
  const unread = Object.assign(new Error(`invalid input syntax for type integer: "${NAME}"`), { code: '22P02' })
  const refused = new Error(`550 5.1.1 <${MAIL}>: Recipient address rejected`, { cause: unread })
  for (const failed of [unread, refused, new AggregateError([unread, refused], MAIL), `${MAIL} was rejected`]) {
    expect(logged(failed)).not.toMatch(/rosalinde|geheim/i)
  }
  expect(logged(refused)).toContain('Recipient address rejected')
  expect(logged(unread)).toContain('log.test.ts')
})
