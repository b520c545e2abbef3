import type { Job } from '../../core/jobs/outbox.ts'

/** The payload of a job that sends a text message. */
export type TextJob =
  | { event: 'reminder'; appointment_uuid: string; sequence: number }
  | { event: 'waitlist-offer'; offer_uuid: string }

const job = (payload: TextJob, dedupe_key: string, at: string): Job => ({
  kind: 'text-message',
  dedupe_key,
  payload: { ...payload },
  at
})

export const reminderTextKey = (uuid: string, sequence: number | '') => `text-reminder:${uuid}:${sequence}`

export const reminderText = ({ uuid, sequence }: { uuid: string; sequence: number }, at: string): Job =>
  job({ event: 'reminder', appointment_uuid: uuid, sequence }, reminderTextKey(uuid, sequence), at)

/** One that is put off; what forgets the first job of its event forgets it, too. */
export const laterText = (of: TextJob, at: string): Job => job(of, `${eventKey(of)}:${at}`, at)

export const offerTextKey = (uuid: string) => `text-offer:${uuid}`

export const offerText = ({ uuid, opens_at }: { uuid: string; opens_at: string }): Job =>
  job({ event: 'waitlist-offer', offer_uuid: uuid }, offerTextKey(uuid), opens_at)

/** Names what a text message is about: of an event there is one. */
export const eventKey = (of: TextJob): string =>
  of.event === 'reminder' ? reminderTextKey(of.appointment_uuid, of.sequence) : offerTextKey(of.offer_uuid)
