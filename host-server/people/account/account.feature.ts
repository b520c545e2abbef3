import { expired } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { loginPages } from './login.pages.tsx'
import { newDeviceJobs } from './new-device.mails.ts'
import { passwordResetJobs } from './password-reset.mails.ts'
import { passwordResetPages } from './password-reset.pages.tsx'
import { preferences } from './preferences.routes.ts'
import { savedFilters } from './saved-filters.routes.ts'

export const feature: Feature = {
  routes: [...preferences, ...savedFilters],
  pages: [...loginPages, ...passwordResetPages],
  jobs: { mails: { ...newDeviceJobs, ...passwordResetJobs } },
  retention: [expired('password_resets', 'token_hash')]
}
