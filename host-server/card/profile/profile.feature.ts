import type { Feature } from '../../core/features/feature.ts'
import { profilePages } from './profile.pages.tsx'
import { profile } from './profile.routes.ts'

export const feature: Feature = { routes: profile, pages: profilePages }
