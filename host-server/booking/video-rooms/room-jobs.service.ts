import type { Job } from '../../core/jobs/outbox.ts'

/** Brings the room of an appointment to its present state: one job per version, and one more for each later time. */
export const roomJob = ({ uuid, sequence }: { uuid: string; sequence: number }, at?: string): Job => ({
  kind: 'video-room',
  dedupe_key: `video-room:${uuid}:${sequence}${at ? `:${at}` : ''}`,
  payload: { appointment_uuid: uuid },
  ...(at && { at })
})

/** Tells the advisor that there will be no room, once per appointment. */
export const noRoomJob = (uuid: string): Job => ({
  kind: 'no-video-room',
  dedupe_key: `no-video-room:${uuid}`,
  payload: { appointment_uuid: uuid }
})
