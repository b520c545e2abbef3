import { atom, type Setter } from 'jotai'
import {
  type Affected,
  getAffected,
  type HOLIDAY_KINDS,
  type Holiday,
  OtherHolidays,
  postHoliday
} from '#contract/holidays'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { addedAtom, affectedBy, foundAtom, holidays, showAffectedAtom, yearAtom } from './holidays.atoms.ts'

export interface Draft {
  kind: (typeof HOLIDAY_KINDS)[number]
  label: string
  date: string
  last_date: string
  isPart: boolean
  start_time: string
  end_time: string
  /** The branch's uuid, or empty for the institution. */
  organization_uuid: string
  /** Number of affected appointments that the user has accepted. */
  agreed: number
  /** The entries that the list has shown. */
  known: readonly Entry[]
}
type Entry = Pick<Holiday, 'uuid' | 'date' | 'last_date' | 'organization_uuid'>
const entryOf = ({ uuid, date, last_date, organization_uuid }: Holiday): Entry => ({
  uuid,
  date,
  last_date,
  organization_uuid
})

/** There are affected appointments to confirm. */
class Hit extends Error {
  readonly affected: Affected
  constructor(affected: Affected) {
    super('appointments stand in this time')
    this.affected = affected
  }
}

/** Others have been entered for the same days. */
class Meanwhile extends Error {
  readonly others: readonly Holiday[]
  constructor(others: readonly Holiday[]) {
    super('entered meanwhile')
    this.others = others
  }
}

const meanwhileAtom = atom<readonly Holiday[]>([])
/** What has been entered for the same days since the list was read. */
export const othersAtom = atom((get) => get(meanwhileAtom))

const hitAtom = atom<Affected | undefined>(undefined)
/** The affected appointments found on saving. */
export const hitsAtom = atom((get) => get(hitAtom))

const EMPTY = {
  kind: 'closure',
  label: '',
  date: '',
  last_date: '',
  isPart: false,
  start_time: '',
  end_time: ''
} as const

/** Times that are not chosen yet are null, so that the server asks for them. */
const timesOf = (isTimed: boolean, { start_time, end_time }: Pick<Draft, 'start_time' | 'end_time'>) => ({
  start_time: (isTimed && start_time) || null,
  end_time: (isTimed && end_time) || null
})

export const bodyOf = ({
  agreed: _,
  known: __,
  isPart,
  organization_uuid,
  last_date,
  ...draft
}: Draft): Omit<Holiday, 'uuid'> => ({
  ...draft,
  last_date: draft.kind === 'holiday' ? draft.date : last_date || draft.date,
  ...timesOf(draft.kind === 'special-hours' || isPart, draft),
  organization_uuid: organization_uuid || null
})

const enteredAtom = atom(null, (get, set, others: readonly Holiday[]) => {
  set(meanwhileAtom, others)
  set(foundAtom, others)
  set(closureForm.changeAtom, { known: [...(get(closureForm.draftAtom)?.known ?? []), ...others.map(entryOf)] })
  set(notifyAtom, 'failure', 'default-hours.meanwhile')
})

/** The entries of these days that the user has seen. */
const knownOf = ({ known }: Draft, { date, last_date, organization_uuid }: Omit<Holiday, 'uuid'>) =>
  known
    .filter((one) => one.organization_uuid === organization_uuid && one.date <= last_date && one.last_date >= date)
    .map(({ uuid }) => uuid)

function failed(set: Setter, failure: unknown) {
  if (failure instanceof Meanwhile) set(enteredAtom, failure.others)
  else if (failure instanceof Hit) set(hitAtom, failure.affected)
  else set(failedAtom, failure)
}

/** The form of a new holiday or closure. */
export const closureForm = draftAtoms<Holiday, Draft>({
  of: () => ({ ...EMPTY, organization_uuid: '', agreed: 0, known: [] }),
  save: async (call, draft) => {
    const body = bodyOf(draft)
    const affected = await call(getAffected, affectedBy(body))
    if (affected.total > draft.agreed) throw new Hit(affected)
    try {
      return await call(postHoliday, { body: { ...body, known: knownOf(draft, body) } })
    } catch (failure) {
      const other = await readFailure(failure, OtherHolidays)
      throw other ? new Meanwhile(other.others) : failure
    }
  },
  nameOf: ({ label }) => label,
  fields: ['label', 'date', 'last_date', 'start_time', 'end_time'],
  saved: (set, holiday) => {
    set(dealAtom, holiday)
    set(addedAtom, holiday)
    set(yearAtom, Number(holiday.date.slice(0, 4)))
  },
  failed,
  touches: (change) => [...Object.keys(change), ...('isPart' in change ? ['start_time', 'end_time'] : [])]
})

/** The appointments in a new closure are shown to be dealt with. */
const dealAtom = atom(null, (get, set, holiday: Holiday) => {
  if (get(hitAtom)?.appointments.length) void set(showAffectedAtom, holiday)
  set(hitAtom, undefined)
})

/** A change of the time resets the confirmation. */
export const changeAtom = atom(null, (_get, set, change: Partial<Draft>) => {
  const isOther = ['date', 'last_date', 'isPart', 'start_time', 'end_time', 'kind'].some((name) => name in change)
  if (isOther) {
    set(hitAtom, undefined)
    set(meanwhileAtom, [])
  }
  set(closureForm.changeAtom, { ...change, ...(isOther && { agreed: 0 }) })
})

export const openAtom = atom(null, (get, set, organization_uuid: string, kind: Draft['kind'] = 'closure') => {
  set(hitAtom, undefined)
  set(meanwhileAtom, [])
  const known = (get(holidays.valueAtom) ?? []).map(entryOf)
  set(closureForm.openAtom, undefined, { organization_uuid, kind, known })
})
