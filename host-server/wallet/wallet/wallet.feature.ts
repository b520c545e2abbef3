import type { Knex } from 'knex'
import { DAY, instant } from '../../core/base/clock.ts'
import type { Feature } from '../../core/features/feature.ts'
import { aliasReplaced, pseudonymised } from '../../core/jobs/staff-erasing.ts'
import { googleJobs } from './google.jobs.ts'
import { googleCallback } from './google-callback.pages.ts'
import { passService } from './pass-service.pages.ts'
import { transferJobs } from './pass-transfers.service.ts'
import { cardAppointmentJobs } from './pass-updates.appointments.ts'
import { passUpdateJobs } from './pass-updates.jobs.ts'
import { walletTransfers } from './pass-updates.routes.ts'
import { startPassUpdates } from './pass-updates.ts'
import { cardEraser, phoneEraser, staffCardEraser } from './wallet.erasing.ts'
import { walletPages } from './wallet.pages.tsx'

/** For how many days a phone with a void card may take to hear of it. */
const VOID_DAYS = 30

export const feature: Feature = {
  routes: walletTransfers,
  pages: [...walletPages, ...passService, ...googleCallback],
  jobs: { 'wallet-cards': { ...passUpdateJobs, ...cardAppointmentJobs, ...transferJobs }, 'google-wallet': googleJobs },
  erasers: [cardEraser, phoneEraser],
  staffErasers: [
    aliasReplaced('wallet_transfers'),
    aliasReplaced('wallet_transfers', 'successor_alias'),
    pseudonymised({
      table: 'wallet_transfers',
      key: ['uuid'],
      name: 'user_name',
      owner: ['user_uuid', 'user_uuid']
    }),
    staffCardEraser
  ],
  retention: [
    {
      kind: 'phone',
      table: 'wallet_registrations',
      key: ['tenant_id', 'device', 'serial'],
      column: 'created_at',
      until: (now) => instant(now),
      which: 'Those of void cards',
      span: `${VOID_DAYS} days after the card became void`,
      stays: VOID_DAYS,
      only: (rows, now) =>
        void rows.whereIn('serial', (cards: Knex.QueryBuilder) =>
          cards
            .from('wallet_passes')
            .where('revoked_at', '<=', instant(now.getTime() - VOID_DAYS * DAY))
            .select('serial')
        )
    }
  ],
  start: startPassUpdates
}
