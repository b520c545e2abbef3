import type { Feature } from '../../core/features/feature.ts'
import { redirecting } from './redirect.middleware.ts'
import { redirections } from './redirections.routes.ts'

export const feature: Feature = { routes: redirections, cachedTables: ['redirections'], fallback: redirecting }
