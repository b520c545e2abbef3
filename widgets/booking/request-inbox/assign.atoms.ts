import { atom } from 'jotai'
import {
  getRequestChoices,
  getRequestsChoices,
  putRequestAdvisor,
  putRequestsAdvisor,
  type RequestChoices
} from '#contract/request-assignment'
import type { Colleague, InboxRequest } from '#contract/request-inbox'
import { FieldErrors } from '#contract/values'
import { notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { type FailAtom, requestAtoms, type Work } from '../../core/data/request.atoms.ts'
import { change, deedAtom, inbox, managesAtom, supersedeAtom } from './request-inbox.atoms.ts'

interface Place {
  /** Without it, several are given. */
  uuid?: string | undefined
  organization_uuid?: string | undefined
}

/** To whom a request can be given, within a branch. */
export const choices = requestAtoms<RequestChoices, Place>({
  ask: (call, { uuid, organization_uuid }) => {
    const query = organization_uuid ? { organization_uuid } : {}
    return uuid ? call(getRequestChoices, { params: { uuid }, query }) : call(getRequestsChoices, { query })
  }
})

/** Why the chosen person cannot take it. */
export const assignErrorsAtom = atom<readonly string[]>([])

const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  const refused = await readFailure(failure, FieldErrors)
  const errors = refused?.errors.advisor_uuid
  if (errors) set(assignErrorsAtom, errors)
  else set(inbox.failAtom, failure)
})

/** Gives a request to a colleague; returns whether that succeeded. Who still sees it then can take it back. */
export const assignAtom = atom(
  null,
  async (get, set, request: InboxRequest, { uuid, full_name }: Colleague, note: string) => {
    const giveTo =
      (advisor_uuid: string, added = ''): Work =>
      (call) =>
        call(putRequestAdvisor, {
          params: { uuid: request.uuid },
          body: { advisor_uuid, ...(added && { note: added }) }
        })
    const said = ['request-inbox.assigned', { advisor: full_name }] as const
    const { uuid: giver, has_left } = request.advisor
    const canTakeBack = get(managesAtom)(request) && !has_left
    const isGiven = await set(change.runAtom, giveTo(uuid, note), {
      said: canTakeBack ? undefined : () => [...said],
      failAtom: refuseAtom
    })
    if (isGiven) set(supersedeAtom, [request.uuid])
    if (isGiven && canTakeBack) set(deedAtom, { uuids: [request.uuid], said, takeBack: giveTo(giver) })
    return isGiven
  }
)

/** Gives several to a colleague; returns whether that succeeded. */
export const assignManyAtom = atom(
  null,
  async (_get, set, uuids: readonly string[], { uuid, full_name }: Colleague) => {
    let count = 0
    const isDone = await set(
      change.runAtom,
      async (call) => {
        const { changed } = await call(putRequestsAdvisor, { body: { requests: [...uuids], advisor_uuid: uuid } })
        count = changed.length
      },
      { failAtom: refuseAtom }
    )
    if (!isDone) return false
    set(supersedeAtom, uuids)
    if (count) set(notifyAtom, 'success', 'request-inbox.assigned-many', { count, advisor: full_name })
    else set(notifyAtom, 'failure', 'request-inbox.unchanged')
    void set(inbox.refreshAtom)
    return true
  }
)
