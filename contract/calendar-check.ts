import * as v from 'valibot'
import { administersInPerson } from './access.ts'
import { endpoint } from './endpoint.ts'
import { findingsOf } from './findings.ts'
import { SETTINGS } from './settings.ts'
import { FieldErrors } from './values.ts'

/** What the test of the calendar services may find; `calendar-check.<finding>` says it. */
export const CALENDAR_FINDINGS = {
  'microsoft-accepted': 'works',
  'microsoft-refused': 'fails',
  'microsoft-unknown': 'fails',
  'microsoft-away': 'fails',
  'microsoft-unclear': 'unsure',
  'google-accepted': 'works',
  'google-refused': 'fails',
  'google-unknown': 'fails',
  'google-away': 'fails',
  'google-unclear': 'unsure'
} as const
export type CalendarFinding = keyof typeof CALENDAR_FINDINGS

export const CalendarCheck = v.object({
  findings: findingsOf(CALENDAR_FINDINGS)
})
export type CalendarCheck = v.InferOutput<typeof CalendarCheck>

export const checkCalendars = /* @__PURE__ */ endpoint('POST', '/api/v1/settings/calendar-check', {
  summary:
    'Tests whether Microsoft 365 and Google accept client ID and secret, of each service that has both. The mask stands for the stored secret.',
  access: administersInPerson,
  body: v.strictObject({
    microsoft_client_id: v.optional(SETTINGS.microsoft_client_id.schema, ''),
    microsoft_client_secret: v.optional(SETTINGS.microsoft_client_secret.schema, ''),
    microsoft_directory: v.optional(SETTINGS.microsoft_directory.schema, ''),
    google_client_id: v.optional(SETTINGS.google_client_id.schema, ''),
    google_client_secret: v.optional(SETTINGS.google_client_secret.schema, '')
  }),
  answers: { 200: CalendarCheck, 422: FieldErrors }
})
