import { expired } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { passkeyPages } from './passkeys.pages.tsx'

export const feature: Feature = {
  pages: passkeyPages,
  retention: [expired('used_challenges', 'tenant_id', 'challenge_hash')]
}
