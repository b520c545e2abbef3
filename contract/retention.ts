import * as v from 'valibot'
import { erases } from './deletion-tool.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDate, FieldErrors, Instant } from './values.ts'

interface Period {
  initial: number
  min: number
  max: number
}

/** For how many days an institution may keep what, with what it begins with. */
export const PERIODS = {
  appointment: { initial: 1095, min: 90, max: 3650 },
  'contact-request': { initial: 365, min: 90, max: 3650 },
  conversation: { initial: 90, min: 30, max: 365 },
  lead: { initial: 365, min: 30, max: 1095 },
  'waitlist-entry': { initial: 90, min: 7, max: 365 },
  'event-registration': { initial: 90, min: 7, max: 365 },
  'rejected-review': { initial: 365, min: 30, max: 1095 },
  consent: { initial: 1095, min: 365, max: 3650 },
  'frontend-log': { initial: 90, min: 7, max: 365 },
  'audit-log': { initial: 3650, min: 365, max: 3650 },
  /** Who signed in, or read and exported what. */
  'access-log': { initial: 180, min: 90, max: 730 }
} as const satisfies Record<string, Period>
export type DecidedKind = keyof typeof PERIODS
export const DECIDED_KINDS = Object.keys(PERIODS) as [DecidedKind, ...DecidedKind[]]

/** What the software keeps for a time that follows from what it is for. */
export const FIXED_KINDS = [
  'conversation-file',
  'review',
  'wallet-card',
  'phone',
  'search-words',
  'figure',
  'visit',
  'mail',
  'text-message',
  'data-request',
  'answer',
  'import'
] as const
export type FixedKind = (typeof FIXED_KINDS)[number]

export const RETAINED_KINDS = [...DECIDED_KINDS, ...FIXED_KINDS] as const
export type RetainedKind = DecidedKind | FixedKind

const Decided = v.object({
  kind: v.picklist(DECIDED_KINDS),
  days: v.number(),
  /** How many rows the next run takes. */
  due: v.number()
})
export type DecidedPeriod = v.InferOutput<typeof Decided>

const Fixed = v.object({
  kind: v.picklist(FIXED_KINDS),
  /** Null for what is not deleted by age, 0 for what lives no longer than a day. */
  days: v.nullable(v.number()),
  due: v.number()
})
export type FixedPeriod = v.InferOutput<typeof Fixed>

/** What was deleted on a day, of which there may be several runs. */
export const RetentionRun = v.object({
  day: CalendarDate,
  kind: v.picklist(RETAINED_KINDS),
  removed: v.number(),
  last_at: Instant
})
export type RetentionRun = v.InferOutput<typeof RetentionRun>

export const RUNS_SHOWN = 100

export const Retention = v.object({
  next_at: Instant,
  decided: v.array(Decided),
  fixed: v.array(Fixed),
  runs: v.array(RetentionRun)
})
export type Retention = v.InferOutput<typeof Retention>

export const getRetention = /* @__PURE__ */ endpoint('GET', '/api/v1/deletion-tool/retention', {
  summary: 'How long which data is kept, how much of it the next run deletes, and what the latest ones have deleted.',
  access: erases,
  answers: { 200: Retention }
})

const params = v.strictObject({ kind: v.picklist(DECIDED_KINDS, 'unknown') })

export const PeriodForm = v.strictObject({ days: v.pipe(v.number('whole-days'), v.integer('whole-days')) })
export type PeriodForm = v.InferOutput<typeof PeriodForm>

export const postRetentionPreview = /* @__PURE__ */ endpoint('POST', '/api/v1/deletion-tool/retention/:kind/preview', {
  summary: 'How much the next run would delete if this were kept for so many days. Changes nothing.',
  access: erases,
  params,
  body: PeriodForm,
  answers: { 200: v.object({ due: v.number() }), 422: FieldErrors }
})

export const putRetention = /* @__PURE__ */ endpoint('PUT', '/api/v1/deletion-tool/retention/:kind', {
  summary: 'Changes for how many days something is kept; the next run applies it.',
  proof: 'where-needed',
  access: erases,
  params,
  body: PeriodForm,
  answers: { 200: Decided, 422: FieldErrors }
})
