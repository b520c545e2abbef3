import type { Feature } from '../../core/features/feature.ts'
import { assistants } from './assistants.routes.ts'

export const feature: Feature = { routes: assistants, cachedTables: ['assistants', 'advisor_assistants'] }
