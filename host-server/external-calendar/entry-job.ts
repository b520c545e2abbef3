import type { Job } from '../outbox/outbox.ts'

/** One for each version of an appointment, and one more that repairs the calendar `again`. */
export const entryJob = ({ uuid, sequence }: { uuid: string; sequence: number }, again = ''): Job => ({
  kind: 'calendar-entry',
  dedupe_key: `calendar-entry:${uuid}:${sequence}:${again}`,
  payload: { appointment_uuid: uuid }
})

/** Takes the entry of an appointment out of the calendar of whoever had it before. */
export const leftEntryJob = ({ uuid, sequence }: { uuid: string; sequence: number }, advisor_uuid: string): Job => ({
  kind: 'calendar-entry-left',
  dedupe_key: `calendar-entry-left:${uuid}:${sequence}`,
  payload: { appointment_uuid: uuid, advisor_uuid }
})
