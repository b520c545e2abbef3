import type { Job } from '../outbox/outbox.ts'

/** One for each version of an appointment, and one more that repairs the calendar `again`. */
export const entryJob = ({ uuid, sequence }: { uuid: string; sequence: number }, again = ''): Job => ({
  kind: 'calendar-entry',
  dedupe_key: `calendar-entry:${uuid}:${sequence}:${again}`,
  payload: { appointment_uuid: uuid }
})
