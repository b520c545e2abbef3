import type { Feature } from '../../core/features/feature.ts'
import { hitPages } from './hits.pages.ts'
import { countingProfiles } from './profile-hits.ts'

export const feature: Feature = { pages: hitPages, observe: countingProfiles }
