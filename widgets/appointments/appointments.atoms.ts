import { getAppointments } from '#contract/desk'
import { listAtoms } from './list.atoms.ts'

export type Period = 'upcoming' | 'past'

export interface Place {
  period: Period
  page: number
}

export const { statusAtom, listedAtom, failureAtom, pagesAtom, loadAtom } = listAtoms(
  (call, alias, { period, page }: Place) =>
    call(getAppointments, { params: { alias }, query: { period, page: String(page) } })
)
