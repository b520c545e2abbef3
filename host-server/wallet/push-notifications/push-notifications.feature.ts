import type { Feature } from '../../core/features/feature.ts'
import { pseudonymised } from '../../core/jobs/staff-erasing.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { walletCards } from './push-notifications.routes.ts'
import { withdrawalJobs } from './withdrawals.jobs.ts'

const notification = { table: 'wallet_notifications', key: ['uuid'] } as const

export const feature: Feature = {
  routes: walletCards,
  jobs: { 'wallet-cards': { ...notificationJobs, ...withdrawalJobs } },
  staffErasers: [
    pseudonymised({ ...notification, name: 'sender_name', owner: ['sender_uuid', 'user_uuid'] }),
    pseudonymised({ ...notification, name: 'withdrawer_name', owner: ['withdrawer_uuid', 'user_uuid'] }),
    pseudonymised({ ...notification, name: 'approver_name', owner: ['approver_uuid', 'user_uuid'] })
  ]
}
