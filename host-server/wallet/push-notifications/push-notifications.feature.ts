import type { Feature } from '../../core/features/feature.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { walletCards } from './push-notifications.routes.ts'
import { withdrawalJobs } from './withdrawals.jobs.ts'

export const feature: Feature = {
  routes: walletCards,
  jobs: { 'wallet-cards': { ...notificationJobs, ...withdrawalJobs } }
}
