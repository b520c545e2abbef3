import { atom } from 'jotai'
import {
  deleteInvitation,
  deletePersonSecondFactor,
  deleteSignInLock,
  type Person,
  postInvitation
} from '#contract/people'
import { refusedAtom } from '../../core/data/conflict.atoms.ts'
import type { Said } from '../../core/data/notify.ts'
import { type FailAtom, mutationAtoms } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { hostAtom } from '../../core/element/store.tsx'
import { personAtom } from './person.atoms.ts'

export const failAtom: FailAtom = atom(null, async (get, set, failure: unknown) => {
  await set(refusedAtom, failure)
  get(hostAtom)?.emit('error', { reason: 'save' })
})

const access = mutationAtoms(failAtom)
export const accessStatusAtom = access.statusAtom

type Action = (call: Caller, uuid: string) => Promise<Person>

/** Changes a person's access, and shows the updated person. */
export const doAtom = atom(null, async (get, set, action: Action, said: (person: Person) => Said) => {
  const person = get(personAtom)
  const work = async (call: Caller) => set(personAtom, await action(call, (person as Person).uuid))
  if (person) await set(access.runAtom, work, { said: () => said(person) })
})

export const inviteAtom = atom(null, (_get, set) =>
  set(
    doAtom,
    (call, uuid) => call(postInvitation, { params: { uuid } }),
    ({ email_address }) => ['people.invitation-mailed', { address: email_address ?? '' }]
  )
)
export const withdrawAtom = atom(null, (_get, set) =>
  set(
    doAtom,
    (call, uuid) => call(deleteInvitation, { params: { uuid } }),
    () => ['people.invitation-withdrawn']
  )
)
export const resetSecondFactorAtom = atom(null, (_get, set) =>
  set(
    doAtom,
    (call, uuid) => call(deletePersonSecondFactor, { params: { uuid } }),
    () => ['people.second-factor-was-reset']
  )
)
export const unlockAtom = atom(null, (_get, set) =>
  set(
    doAtom,
    (call, uuid) => call(deleteSignInLock, { params: { uuid } }),
    () => ['people.was-unlocked']
  )
)
