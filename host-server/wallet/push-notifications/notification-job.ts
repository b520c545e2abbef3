import type { Job } from '../../core/jobs/outbox.ts'

/** The prefix of the jobs' dedupe keys. */
export const KEY = 'wallet-notification:'

/** The job for the cards after this serial. */
export const batchOf = (notification: string, after: string): Job => ({
  kind: 'wallet-notification',
  dedupe_key: `${KEY}${notification}:${after}`,
  payload: { notification, after }
})
