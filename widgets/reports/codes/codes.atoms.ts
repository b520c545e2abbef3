import { atom } from 'jotai'
import { getTopics, type RelatedTopic } from '#contract/appointment-topics'
import { getReportScope, type ReportScope } from '#contract/reports'
import { subjectAtom } from '../../core/data/access.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { initAtom } from '../../core/data/session.ts'

export interface Destinations extends ReportScope {
  /** With the advisors who can be booked for each; none while booking is off. */
  topics: RelatedTopic[]
  /** Whether a code can lead to those who advise on a topic. */
  hasSearch: boolean
}

/** Whose cards and pages a code can lead to, and what can be booked there. */
export const destinationsRequest = requestAtoms<Destinations>({
  ask: async (call, _query, _shown, get) => {
    const isOn = get(subjectAtom)?.isModuleOn ?? (() => false)
    const hasBooking = isOn('online-appointments')
    const [scope, topics] = await Promise.all([
      call(getReportScope, {}),
      hasBooking ? call(getTopics, { query: { with: 'advisors' } }) : []
    ])
    return { ...scope, topics, hasSearch: isOn('searchengine') }
  }
})

export const logoAtom = atom((get) => get(initAtom)?.tenant.images.tenantLogo ?? undefined)
