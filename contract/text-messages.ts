import * as v from 'valibot'
import { administers, administersInPerson } from './access.ts'
import { endpoint } from './endpoint.ts'
import { findingsOf } from './findings.ts'
import { SETTINGS, TEXT_PROVIDERS } from './settings.ts'
import { FieldErrors, Instant, ShortText, Uuid } from './values.ts'

/** What the test of a text message service may find; `text-check.<finding>` says it. */
export const TEXT_FINDINGS = {
  answers: 'works',
  unreachable: 'fails',
  broken: 'fails',
  accepted: 'works',
  refused: 'fails',
  'unknown-account': 'fails',
  'tried-when-sent': 'unsure'
} as const
export type TextFinding = keyof typeof TEXT_FINDINGS

export const TextCheck = v.object({
  findings: findingsOf(TEXT_FINDINGS),
  /** Where the service sends what people answer. */
  replies: ShortText
})
export type TextCheck = v.InferOutput<typeof TextCheck>

export const checkTexts = /* @__PURE__ */ endpoint('POST', '/api/v1/settings/text-check', {
  summary:
    'Tests a text message service: whether it answers, and accepts the access. No text message is sent. The mask stands for the stored secret.',
  access: administersInPerson,
  body: v.strictObject({
    text_provider: v.picklist(TEXT_PROVIDERS, 'required'),
    text_url: v.optional(SETTINGS.text_url.schema, ''),
    text_token: v.optional(SETTINGS.text_token.schema, ''),
    text_reply_secret: v.optional(SETTINGS.text_reply_secret.schema, ''),
    twilio_url: v.optional(SETTINGS.twilio_url.schema, ''),
    twilio_account: v.optional(SETTINGS.twilio_account.schema, ''),
    twilio_token: v.optional(SETTINGS.twilio_token.schema, ''),
    text_sender: v.optional(SETTINGS.text_sender.schema, ''),
    text_country: v.optional(SETTINGS.text_country.schema, '43'),
    text_price: v.optional(SETTINGS.text_price.schema, ''),
    text_day_limit: v.optional(SETTINGS.text_day_limit.schema, '')
  }),
  answers: { 200: TextCheck, 422: FieldErrors }
})

export const TEXT_EVENTS = ['reminder', 'waitlist-offer'] as const
export type TextEvent = (typeof TEXT_EVENTS)[number]

/** `sending` is one that is on its way, or tried again later. */
export const TEXT_STATES = ['sending', 'sent', 'failed'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** Why a text message was not sent, or not yet; `text-messages.fault-<fault>` says it. */
export const TEXT_FAULTS = [
  'away',
  'refused',
  'rejected',
  'stopped',
  'too-late',
  'too-many',
  'day-limit',
  'lost'
] as const
export type TextFaultName = (typeof TEXT_FAULTS)[number]

export const SentText = v.object({
  uuid: Uuid,
  created_at: Instant,
  event: v.picklist(TEXT_EVENTS),
  /** The last digits of the number. */
  number_end: ShortText,
  state: v.picklist(TEXT_STATES),
  fault: v.nullable(v.picklist(TEXT_FAULTS)),
  /** What the service has said about it. */
  detail: ShortText,
  /** The parts in which it was sent, each of which costs. */
  parts: v.number(),
  /** In euros; null without a price in the settings. */
  cost: v.nullable(v.number())
})
export type SentText = v.InferOutput<typeof SentText>

export const TEXTS_PAGE_SIZE = 25

export const SentTexts = v.object({
  messages: v.array(SentText),
  total: v.number(),
  page_size: v.number(),
  /** How many wait for the next day, since the day's limit is reached. */
  waiting: v.number(),
  /** Those of the present month in the institution's time zone. */
  month: v.object({ sent: v.number(), parts: v.number(), cost: v.nullable(v.number()) })
})
export type SentTexts = v.InferOutput<typeof SentTexts>

export const getSentTexts = /* @__PURE__ */ endpoint('GET', '/api/v1/text-messages', {
  summary: 'The text messages of the last 90 days, the latest first, and what this month costs so far.',
  reading: { unlogged: 'The last digits of a number name nobody.' },
  access: administers,
  query: v.strictObject({
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1')
  }),
  answers: { 200: SentTexts }
})
