import type { Feature } from '../../core/features/feature.ts'
import { audit } from './audit-log.routes.ts'

export const feature: Feature = { routes: audit }
