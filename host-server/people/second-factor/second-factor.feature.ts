import type { Feature } from '../../core/features/feature.ts'
import { secondFactorJobs } from './second-factor.mails.ts'
import { secondFactorPages } from './second-factor.pages.tsx'

export const feature: Feature = { pages: secondFactorPages, jobs: { mails: secondFactorJobs } }
