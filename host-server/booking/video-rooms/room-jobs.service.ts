import type { Job } from '../../core/jobs/outbox.ts'

/** Brings the room of an appointment to its present state: one job per version. */
export const roomJob = ({ uuid, sequence }: { uuid: string; sequence: number }): Job => ({
  kind: 'video-room',
  dedupe_key: `video-room:${uuid}:${sequence}`,
  payload: { appointment_uuid: uuid }
})

/** Tells the advisor that there will be no room, once per appointment. */
export const noRoomJob = (uuid: string): Job => ({
  kind: 'no-video-room',
  dedupe_key: `no-video-room:${uuid}`,
  payload: { appointment_uuid: uuid }
})
