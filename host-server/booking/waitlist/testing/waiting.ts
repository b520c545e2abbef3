import { randomUUID } from 'node:crypto'
import { WAITLIST_MAX } from '#contract/waitlist'
import { hashToken } from '../../../core/security/tokens.ts'
import { type RequestOptions, request } from '../../../testing/client.ts'
import { SECRET } from '../../../testing/site.ts'
import type { Office, Target } from '../../appointments/testing/office.ts'
import { tokenOf } from '../waitlist.service.ts'

/** Any weekday and hour of the first week of March. */
export const wishOf = ({ topics }: Pick<Office, 'topics'>, rest: object = {}) => ({
  topic: topics.short,
  type: 'in-branch',
  weekdays: [1, 2, 3, 4, 5],
  from_date: '2027-03-01',
  until_date: '2027-03-12',
  first_name: 'Willi',
  last_name: 'Wartet',
  email: 'willi@visitor.example',
  ...rest
})

/** Sends the form, whose e-mail asks to confirm it. */
export const ask = (office: Target, rest: object = {}, asked: RequestOptions = {}) =>
  request(office.site, 'POST', `/api/v1/advisors/${office.alias}/waitlist`, { body: wishOf(office, rest), ...asked })

type Listed = Target & Pick<Office, 'knex'>

/** Presses "confirm" in the page of what an address has asked for. */
export async function confirmFor(office: Listed, email: string): Promise<void> {
  const uuids: string[] = await office.knex('waitlist_entries').where({ state: 'unconfirmed', email }).pluck('uuid')
  for (const uuid of uuids) await page(office, `/waitlist/${tokenOf(SECRET, uuid)}/confirm`, {})
}

/** Sends the form and confirms it. */
export async function join(office: Listed, rest: object = {}, asked: RequestOptions = {}) {
  const answer = await ask(office, rest, asked)
  await confirmFor(office, wishOf(office, rest).email)
  return answer
}

export const entryOf = ({ knex }: Pick<Office, 'knex'>, email: string) =>
  knex('waitlist_entries').where({ email }).orderBy('created_at', 'desc').first()

/** The secret in the links of who waits. */
export const tokenFor = async (office: Pick<Office, 'knex'>, email: string) =>
  tokenOf(SECRET, (await entryOf(office, email)).uuid)

export const openOffers = ({ knex }: Pick<Office, 'knex'>) => knex('waitlist_offers').where({ state: 'open' })

/** Opens a page, or presses one of its buttons. */
export const page = (
  office: Pick<Target, 'site'>,
  path: string,
  form?: Record<string, string>,
  asked: RequestOptions = {}
) =>
  request(office.site, form ? 'POST' : 'GET', path, {
    ...(form && { body: new URLSearchParams(form).toString() }),
    ...asked,
    headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...asked.headers }
  })

/** Presses "accept" for the open offer of who waits. */
export async function acceptOffer(office: Office, email: string, asked: RequestOptions = {}) {
  const { uuid } = await entryOf(office, email)
  const offer = await office.knex('waitlist_offers').where({ entry_uuid: uuid }).orderBy('created_at', 'desc').first()
  return page(office, `/waitlist/${tokenOf(SECRET, uuid)}/accept`, { offer: offer?.uuid ?? '' }, asked)
}

/** As many others like the one who waits as can wait with them. */
export async function fillWaitlist({ knex }: Pick<Office, 'knex'>): Promise<void> {
  // of a waiting and an unconfirmed one, the waiting
  const first = await knex('waitlist_entries').orderBy('state', 'desc').first()
  const others = Array.from({ length: WAITLIST_MAX - 1 }, (_, nth) => {
    const uuid = randomUUID()
    return { ...first, uuid, token_hash: hashToken(uuid), email: `waits-${nth}@visitor.example` }
  })
  await knex.batchInsert('waitlist_entries', others, 100)
}

export async function emptyWaitlist({ knex }: Pick<Office, 'knex'>): Promise<void> {
  for (const table of ['waitlist_offers', 'waitlist_entries', 'outbox', 'idempotency_keys']) await knex(table).delete()
}
