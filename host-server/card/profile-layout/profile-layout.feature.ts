import type { Feature } from '../../core/features/feature.ts'
import { profileLayout } from './profile-layout.routes.ts'

export const feature: Feature = { routes: profileLayout, cachedTables: ['profile_layouts'] }
