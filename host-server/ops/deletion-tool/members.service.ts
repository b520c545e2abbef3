import { OPEN_STATES } from '#contract/appointments'
import { ERASED_KINDS, type ErasablePerson, type ErasedCount, type Obstacle } from '#contract/deletion-tool'
import { instant } from '../../core/base/clock.ts'
import { Conflict } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { searchOf } from '../../core/jobs/erasing.ts'
import type { Member } from '../../core/jobs/staff-erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { find, findEverybody, isMeant, type Known } from '../../people/people/member.repository.ts'

/** Before they are erased nobody needs a pseudonym. */
const asMember = (known: Known): Member => ({ ...known, pseudonym: '', alias: '' })

export async function countAll({ app, db }: Pick<Call, 'app' | 'db'>, known: Known): Promise<ErasedCount[]> {
  const counts = new Map<string, ErasedCount>()
  for (const { kind, count } of app.staffErasers) {
    const { removed = 0, retained = 0 } = await count(db, asMember(known), app)
    const so = counts.get(kind) ?? { kind, removed: 0, retained: 0 }
    counts.set(kind, { kind, removed: so.removed + removed, retained: so.retained + retained })
  }
  return ERASED_KINDS.flatMap((kind) => counts.get(kind) ?? []).filter(({ removed, retained }) => removed || retained)
}

async function countAhead(db: TenantDb, { advisor_uuid }: Known, now: string): Promise<number> {
  const rows = db.table('appointments').where({ advisor_uuid: advisor_uuid ?? '' })
  const [counted] = await rows.where('ends_at', '>', now).whereIn('state', OPEN_STATES).count('* as total')
  return Number(counted?.total ?? 0)
}

/** Nobody erases themselves; deactivating refuses the last administrator. */
function obstacleOf({ user }: Call, known: Known, ahead: number): Obstacle | null {
  if (known.user_uuid !== null && known.user_uuid === user?.uuid) return 'oneself'
  if (known.is_active) return 'active'
  return ahead ? 'ahead' : null
}

/** Where they are deactivated, for who may do that. */
const pageOf = ({ user }: Call, { user_uuid, advisor_uuid }: Known) =>
  user?.roles.includes('accountadmin') ? (user_uuid ?? advisor_uuid) : null

async function shown(call: Call, known: Known, everybody: readonly Known[]): Promise<ErasablePerson> {
  const ahead = await countAhead(call.db, known, instant(call.app.clock.now()))
  const isNamesake = (other: Known) =>
    other.uuid !== known.uuid && other.names.some((name) => known.names.includes(name))
  return {
    by: 'staff',
    value: known.uuid,
    contact: known.emails[0] ?? known.phones[0] ?? '',
    person_uuid: pageOf(call, known),
    obstacle: obstacleOf(call, known, ahead),
    name: known.name,
    other_names: [],
    has_namesake: everybody.some(isNamesake),
    latest_at: null,
    ahead,
    kinds: await countAll(call, known)
  }
}

/** Advisors, staff and assistants who are meant by a search. */
export async function search(
  call: Call,
  q: string,
  most: number
): Promise<{ people: ErasablePerson[]; isCut: boolean }> {
  const asked = searchOf(q)
  if (asked.token_hash) return { people: [], isCut: false }
  const everybody = await findEverybody(call.db)
  const meant = everybody.filter(isMeant(asked, q))
  const people: ErasablePerson[] = []
  for (const known of meant.slice(0, most)) people.push(await shown(call, known, everybody))
  return { people, isCut: meant.length > most }
}

/** Who can be erased now. @throws Conflict */
export async function findErasable(call: Call, uuid: string): Promise<Known> {
  const { db, app } = call
  const known = (await findEverybody(db)).find((one) => one.uuid === uuid)
  if (!known) throw new Conflict('errors.erasure-nobody')
  const obstacle = obstacleOf(call, known, await countAhead(db, known, instant(app.clock.now())))
  if (obstacle === 'ahead') throw new Conflict('errors.erasure-ahead-staff')
  if (obstacle) throw new Conflict(`errors.erasure-${obstacle}`)
  return known
}

/** Who was reactivated since it was asked. @throws Conflict */
export async function refuseReturned(trx: TenantDb, uuid: string): Promise<void> {
  if ((await find(trx, uuid))?.is_active) throw new Conflict('errors.erasure-active')
}
