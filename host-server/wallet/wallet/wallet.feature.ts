import type { Feature } from '../../core/features/feature.ts'
import { googleJobs } from './google.jobs.ts'
import { googleCallback } from './google-callback.pages.ts'
import { passService } from './pass-service.pages.ts'
import { transferJobs } from './pass-transfers.service.ts'
import { cardAppointmentJobs } from './pass-updates.appointments.ts'
import { passUpdateJobs } from './pass-updates.jobs.ts'
import { walletTransfers } from './pass-updates.routes.ts'
import { startPassUpdates } from './pass-updates.ts'
import { walletPages } from './wallet.pages.tsx'

export const feature: Feature = {
  routes: walletTransfers,
  pages: [...walletPages, ...passService, ...googleCallback],
  jobs: { 'wallet-cards': { ...passUpdateJobs, ...cardAppointmentJobs, ...transferJobs }, 'google-wallet': googleJobs },
  start: startPassUpdates
}
