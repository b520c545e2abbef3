import { atom } from 'jotai'
import { type DecidedPeriod, getRetention, PERIODS, postRetentionPreview, putRetention } from '#contract/retention'
import { failedAtom, failedReadAtom } from '../../core/data/notify.ts'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'

export const retention = requestAtoms({
  ask: (call) => call(getRetention, {}),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure)
})

interface PeriodDraft {
  /** As typed. */
  days: string
  /** How much the next run would delete; known once a shorter period was asked about. */
  due?: number | undefined
}

const body = ({ days }: PeriodDraft) => ({ days: days.trim() ? Number(days) : Number.NaN })

export const periodForm = draftAtoms<DecidedPeriod, PeriodDraft>({
  of: (period) => ({ days: String(period?.days ?? '') }),
  save: (call, draft, period) =>
    call(putRetention, { params: { kind: period?.kind ?? 'appointment' }, body: body(draft) }),
  nameOf: () => '',
  said: () => ['retention.saved'],
  saved: (set) => void set(retention.reloadAtom, 'quietly'),
  failed: (set, failure) => void set(failedAtom, failure)
})

/** Whether a period may be that short, and is shorter than it was. */
function isShorter({ kind, days }: DecidedPeriod, draft: PeriodDraft): boolean {
  const { days: typed } = body(draft)
  return Number.isInteger(typed) && typed >= PERIODS[kind].min && typed < days
}

const asking = mutationAtoms()
export const askingStatusAtom = asking.statusAtom

/** Saves a period; a shorter one only once it is known, and has been read, what it deletes. */
export const decideAtom = atom(null, async (get, set) => {
  const [draft, period] = [get(periodForm.draftAtom), get(periodForm.itemAtom)]
  if (!draft || !period) return
  if (draft.due !== undefined || !isShorter(period, draft)) return set(periodForm.saveAtom)
  await set(asking.runAtom, async (call) => {
    const { due } = await call(postRetentionPreview, { params: { kind: period.kind }, body: body(draft) })
    // what was typed meanwhile is asked about again
    if (get(periodForm.draftAtom) === draft) set(periodForm.changeAtom, { due })
  })
})
