import * as v from 'valibot'
import { AppointmentType } from './appointment-types.ts'
import { OPEN_STATES, Visitor } from './appointments.ts'
import { FullName, Instant, line, Phone, ShortText, Uuid, ZoneName } from './values.ts'

/** How many times are offered together at most. */
export const OFFERED_STARTS_MAX = 5

/** Free times that an advisor offers in a conversation; the first that is booked ends the offer. */
export const OfferedTimes = v.object({
  /** With whom, which stays when the conversation is handed over. */
  advisor: FullName,
  topic: ShortText,
  type: AppointmentType,
  /** The branch's. */
  time_zone: ZoneName,
  starts: v.array(Instant)
})
export type OfferedTimes = v.InferOutput<typeof OfferedTimes>

/** That the visitor has booked a time of an offer, or another one in its place. */
export const BookedTime = v.object({
  /** The message with the offer. */
  offer_seq: v.number(),
  starts_at: Instant,
  state: v.picklist(OPEN_STATES),
  ...v.pick(OfferedTimes, ['advisor', 'topic', 'type', 'time_zone']).entries,
  /** The visitor's page of the appointment; '' for staff, who have it in the calendar. */
  href: ShortText
})
export type BookedTime = v.InferOutput<typeof BookedTime>

export const OfferForm = v.strictObject({
  topic: Uuid,
  type: AppointmentType,
  starts: v.pipe(
    v.array(Instant),
    v.minLength(1, 'required'),
    v.maxLength(OFFERED_STARTS_MAX, 'too-long'),
    v.check((starts) => new Set(starts).size === starts.length, 'unknown')
  )
})

/** What a visitor adds whom the conversation does not know well enough for an appointment. */
export const BookOffered = v.strictObject({
  starts_at: Instant,
  last_name: v.optional(line(100), ''),
  email: v.optional(v.union([v.literal(''), Visitor.entries.email], 'email'), ''),
  phone: v.optional(Phone, '')
})

/** A name as appointments have it: its last word is the family name. */
export function namesIn(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/)
  const last_name = words.length > 1 ? (words.at(-1) ?? '') : ''
  return { first_name: words.slice(0, words.length > 1 ? -1 : undefined).join(' '), last_name }
}

const MISSING = ['last_name', 'email', 'phone'] as const
export type Missing = (typeof MISSING)[number]

/** What an appointment needs and the conversation does not know. */
export const missingFor = (name: string, hasEmail: boolean, type: AppointmentType): Missing[] => {
  const isMissing: Record<Missing, boolean> = {
    last_name: !namesIn(name).last_name,
    email: !hasEmail,
    phone: type === 'by-phone'
  }
  return MISSING.filter((field) => isMissing[field])
}
