import { managesPeople, type Person, type SignInLock } from '#contract/people'
import { instant } from '../../core/base/clock.ts'
import { Conflict } from '../../core/base/failures.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { LOGIN_ACCOUNT, LOGIN_DEVICE, LOGIN_PAIR } from '../account/account.limits.ts'
import { CODE_ACCOUNT, CODE_PAIR } from '../second-factor/second-factor.limits.ts'
import { read, subjectOf } from './people.service.ts'

const EVERYWHERE: readonly Limit[] = [LOGIN_ACCOUNT, CODE_ACCOUNT]
const LIMITS: readonly Limit[] = [...EVERYWHERE, LOGIN_PAIR, LOGIN_DEVICE, CODE_PAIR]

const keyOf = ({ tenant }: Call, { email_address }: Person) => ({ tenant: tenant.id, account: email_address })

const mayUnlock = ({ user }: Call) => managesPeople.roles.some((role) => user?.roles.includes(role))

async function lockOf(call: Call, person: Person): Promise<SignInLock | null> {
  if (person.status !== 'active' || !mayUnlock(call)) return null
  const full = await call.app.limits.findFull(LIMITS, keyOf(call, person))
  if (!full.length) return null
  return {
    until: instant(Math.max(...full.map(({ until }) => until))),
    is_everywhere: full.some(({ limit }) => EVERYWHERE.includes(limit))
  }
}

/** A person with the lock on their sign-in. Not within a transaction: limits are counted outside of it. */
export async function withLock(call: Call, read: Promise<Person>): Promise<Person> {
  const person = await read
  return { ...person, sign_in_lock: await lockOf(call, person) }
}

/** Lets a person who was locked out sign in again. @throws Conflict for one's own lock */
export async function unlock(call: Call, uuid: string): Promise<Person> {
  const person = await read(call, uuid)
  if (person.is_self) throw new Conflict('people.own-lock')
  if (await lockOf(call, person)) {
    await record(call.db, call, subjectOf(person), { sign_in_locked: true }, { sign_in_locked: false })
    await call.app.limits.forget(LIMITS, keyOf(call, person))
  }
  return withLock(call, Promise.resolve(person))
}
