import { DAY, instant } from '../../core/base/clock.ts'
import type { RetentionRule } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { apiTokens } from './api-tokens.routes.ts'

/** Expired and revoked tokens stay listed for a while, so that a refused program can be explained. */
const KEPT = 90 * DAY

const ended = (column: 'expires_at' | 'revoked_at'): RetentionRule => ({
  table: 'api_tokens',
  key: ['tenant_id', 'uuid'],
  column,
  until: (now) => instant(now.getTime() - KEPT)
})

export const feature: Feature = { routes: apiTokens, retention: [ended('expires_at'), ended('revoked_at')] }
