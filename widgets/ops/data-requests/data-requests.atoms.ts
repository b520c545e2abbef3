import { atom, type Setter } from 'jotai'
import {
  type DataRequest,
  getDataRequests,
  postDataRequest,
  postDataRequestCompletion,
  postDataRequestExtension,
  postPersonalData,
  postPersonalDataHandover,
  type RequestForm
} from '#contract/data-requests'
import type { ErasablePerson } from '#contract/deletion-tool'
import { refusedAtom } from '../../core/data/conflict.atoms.ts'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { failedReadAtom } from '../../core/data/notify.ts'
import { isConflict } from '../../core/data/read-failure.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import { localToday } from '../../core/dates/calendar-date.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'

export const requests = listAtoms<readonly DataRequest[], DataRequest>({
  noun: 'data-requests',
  ask: (call) => call(getDataRequests, {}),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure)
})

/** The customer to whom the data would be sent, or without an address handed over. */
export const recipientAtom = atom<ErasablePerson | undefined>(undefined)

const sending = mutationAtoms(refusedAtom)
export const sendStatusAtom = sending.statusAtom

export const sendAtom = atom(null, async (get, set) => {
  const { value: email = '' } = get(recipientAtom) ?? {}
  const isSent = await set(sending.runAtom, (call) => call(postPersonalData, { body: { email } }), {
    said: () => ['data-requests.sent-notice']
  })
  if (!isSent) return
  set(recipientAtom, undefined)
  void set(requests.refreshAtom)
})

/** Where the archive is that is to be handed over; '' while there is none. */
export const handedAtom = atom('')

export const handOverAtom = atom(null, async (get, set) => {
  const { value: phone = '' } = get(recipientAtom) ?? {}
  const isReady = await set(sending.runAtom, async (call) => {
    set(handedAtom, (await call(postPersonalDataHandover, { body: { phone } })).path)
  })
  if (!isReady) return
  set(recipientAtom, undefined)
  void set(requests.refreshAtom)
})

const shared = {
  nameOf: () => '',
  saved: (set: Setter) => void set(requests.refreshAtom),
  failed(set: Setter, failure: unknown) {
    void set(refusedAtom, failure)
    // somebody else has answered or extended it
    if (isConflict(failure)) void set(requests.refreshAtom)
  }
}

export const additionForm = draftAtoms<DataRequest, RequestForm>({
  ...shared,
  of: () => ({ kind: 'information', name: '', email: '', phone: '', arrived_on: localToday() }),
  save: (call, body) => call(postDataRequest, { body }),
  said: () => ['data-requests.added-notice']
})

export const extensionForm = draftAtoms<DataRequest, { extension: string }>({
  ...shared,
  of: () => ({ extension: '' }),
  save: (call, body, request) => call(postDataRequestExtension, { params: { uuid: request?.uuid ?? '' }, body }),
  said: () => ['data-requests.extended-notice']
})

export const completionForm = draftAtoms<DataRequest, { outcome: string }>({
  ...shared,
  of: () => ({ outcome: '' }),
  save: (call, body, request) => call(postDataRequestCompletion, { params: { uuid: request?.uuid ?? '' }, body }),
  said: () => ['data-requests.answered-notice']
})
