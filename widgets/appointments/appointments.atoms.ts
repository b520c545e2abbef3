import { atom } from 'jotai'
import { type AdvisorAppointment, getAppointments } from '#contract/appointments'
import { apiAtom } from '../core/store.tsx'

export type Period = 'upcoming' | 'past'

export interface Place {
  period: Period
  page: number
}

interface Listed {
  appointments: AdvisorAppointment[]
  total: number
  page_size: number
}

export const statusAtom = atom<'loading' | 'ready' | 'error'>('loading')
export const listedAtom = atom<Listed | undefined>(undefined)
export const failureAtom = atom<unknown>(undefined)
export const pagesAtom = atom((get) => {
  const listed = get(listedAtom)
  return listed ? Math.max(1, Math.ceil(listed.total / listed.page_size)) : 1
})

const latestAtom = atom(0)

/** Loads one page; an answer that a later call has overtaken is dropped. */
export const loadAtom = atom(null, async (get, set, alias: string, { period, page }: Place) => {
  const turn = get(latestAtom) + 1
  set(latestAtom, turn)
  set(statusAtom, 'loading')
  const settle = (status: 'ready' | 'error', listed?: Listed, failure?: unknown) => {
    if (get(latestAtom) !== turn) return
    set(listedAtom, listed)
    set(failureAtom, failure)
    set(statusAtom, status)
  }
  try {
    settle(
      'ready',
      await get(apiAtom).call(getAppointments, { params: { alias }, query: { period, page: String(page) } })
    )
  } catch (failure) {
    settle('error', undefined, failure)
  }
})
