import { atom } from 'jotai'
import {
  type CalendarService,
  consentSmmCalendar,
  deleteSmmCalendar,
  getSmmCalendar,
  NO_CALENDAR,
  putSmmCalendar,
  refreshSmmCalendar,
  type SmmCalendar
} from '#contract/smm-calendar'
import { FieldErrors } from '#contract/values'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { formAtoms } from '../../core/forms/form.atoms.ts'

export interface Draft {
  identifier: string
  user: string
  password: string
}

const savedAtom = atom(NO_CALENDAR)
const typedAtom = atom<Draft>({ identifier: '', user: '', password: '' })
const refusedAtom = atom<Record<string, readonly string[]>>({})

/** The connected calendar; none without a kind. */
export const calendarAtom = atom((get) => get(savedAtom))
export const draftAtom = atom((get) => get(typedAtom))
export const errorsAtom = atom((get) => get(refusedAtom))

const dirtyAtom = atom((get) => {
  const { identifier, user, password } = get(typedAtom)
  const saved = get(savedAtom)
  return identifier.trim() !== saved.identifier || user !== saved.user || password !== ''
})

/** The login fields are shown once a calendar requires them. */
export const asksLoginAtom = atom((get) => {
  const { user, password } = get(refusedAtom)
  return Boolean(user || password || get(typedAtom).user || get(savedAtom).user)
})

/** Whether the stored password would be used. */
export const hasPasswordAtom = atom((get) => {
  const { identifier, user } = get(typedAtom)
  const saved = get(savedAtom)
  return Boolean(saved.user) && identifier.trim() === saved.identifier && user === saved.user
})

export const typeAtom = atom(null, (get, set, change: Partial<Draft>) => {
  set(typedAtom, { ...get(typedAtom), ...change })
  // an empty list means no error
  const silent = Object.keys(change).map((name) => [name, []])
  set(refusedAtom, { ...get(refusedAtom), ...Object.fromEntries(silent) })
})

const draftOf = ({ identifier, user }: SmmCalendar): Draft => ({ identifier, user, password: '' })

const showAtom = atom(null, (_get, set, calendar: SmmCalendar) => {
  set(savedAtom, calendar)
  set(typedAtom, draftOf(calendar))
  set(refusedAtom, {})
})

const bodyOf = ({ identifier, user, password }: Draft) => ({
  identifier: identifier.trim(),
  ...(user && { user }),
  ...(password && { password })
})

export const smmCalendarForm = formAtoms({
  dirtyAtom,
  load: (call, alias) => call(getSmmCalendar, { params: { alias } }),
  show: (set, calendar) => set(showAtom, calendar),
  value: (get) => get(typedAtom),
  save: (call, alias, draft) => call(putSmmCalendar, { params: { alias }, body: bodyOf(draft) }),
  saved: (set, sent, calendar) => {
    set(savedAtom, calendar)
    // what was typed meanwhile waits for the next save
    set(typedAtom, (typed) => (typed === sent ? draftOf(calendar) : typed))
    set(refusedAtom, {})
  },
  said: () => ['smm-calendar.saved'],
  shows: (field, draft) => field in draft,
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(refusedAtom, refusal?.errors ?? {})
  }
})

/** The action on a calendar; `asking` while disconnecting is being confirmed. */
export const actionAtom = atom<'none' | 'refreshing' | 'asking' | 'disconnecting' | 'leaving'>('none')

/** Leads to the service at which consent is given. */
export const connectAtom = atom(null, async (get, set, alias: string, service: CalendarService) => {
  if (get(actionAtom) !== 'none') return
  set(actionAtom, 'leaving')
  try {
    const { url } = await get(apiAtom).call(consentSmmCalendar, { params: { alias }, body: { service } })
    location.assign(url)
  } catch (failure) {
    set(failedAtom, failure)
  } finally {
    set(actionAtom, 'none')
  }
})

export const refreshAtom = atom(null, async (get, set, alias: string) => {
  if (get(actionAtom) !== 'none') return
  set(actionAtom, 'refreshing')
  try {
    set(savedAtom, await get(apiAtom).call(refreshSmmCalendar, { params: { alias } }))
    if (!get(savedAtom).fault) set(notifyAtom, 'success', 'smm-calendar.refreshed')
  } catch (failure) {
    set(failedAtom, failure)
  } finally {
    set(actionAtom, 'none')
  }
})

export const disconnectAtom = atom(null, async (get, set, alias: string) => {
  if (get(actionAtom) !== 'asking') return
  set(actionAtom, 'disconnecting')
  try {
    await get(apiAtom).call(deleteSmmCalendar, { params: { alias } })
    set(showAtom, NO_CALENDAR)
    set(notifyAtom, 'success', 'smm-calendar.disconnected')
  } catch (failure) {
    set(failedAtom, failure)
  } finally {
    set(actionAtom, 'none')
  }
})
