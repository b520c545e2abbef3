import type { BookingStep, BookingWidget, StepReason } from '#contract/booking-steps'
import type { StoredData } from '../tenancy/stored-data.ts'

/** What a step is counted by. */
export interface StepKey {
  /** `time` counts by topic those who found none. */
  step: BookingStep | 'time'
  reason: StepReason | ''
  campaign: string
  /** The host of another website, `card` and the like, or the path of an own page. */
  page: string
  widget: BookingWidget | ''
  /** Empty with any advisor of a branch. */
  advisor_uuid: string
  /** Empty for pages that belong to no branch. */
  organization_uuid: string
  topic_uuid: string
}

declare module '../tenancy/query.ts' {
  interface Tables {
    booking_steps: StepKey & { day: string; count: number }
    booking_step_visitors: StepKey & { day: string; visitor: string; expires_at: string }
  }
}

const columns = {
  day: 'none',
  step: 'none',
  reason: 'none',
  campaign: 'none',
  page: 'none',
  widget: 'none',
  advisor_uuid: 'none',
  organization_uuid: 'none',
  topic_uuid: 'none'
} as const

export const data = {
  booking_steps: {
    why: 'How far visitors came on the way to a talk, by day.',
    columns: { ...columns, count: 'none' }
  },
  booking_step_visitors: {
    why: 'Who was counted today, as a hash whose key changes every day.',
    seenBy: ['nobody'],
    heldBack: { visitor: 'Whose it is, is not stored.' },
    columns: { ...columns, visitor: 'visitor', expires_at: 'none' }
  }
} as const satisfies Partial<StoredData>
