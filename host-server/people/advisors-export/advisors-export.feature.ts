import type { Feature } from '../../core/features/feature.ts'
import { advisorsExport } from './advisors-export.routes.ts'

export const feature: Feature = { routes: advisorsExport }
