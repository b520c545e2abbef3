import type { Feature } from '../../core/features/feature.ts'
import { advisorSettings } from './advisor-settings.routes.ts'

export const feature: Feature = { routes: advisorSettings, cachedTables: ['advisor_settings'] }
