import type { Feature } from '../../core/features/feature.ts'
import { logRetention } from './reports.retention.ts'
import { reports } from './reports.routes.ts'
import { startRollups } from './rollups.ts'

export const feature: Feature = { routes: reports, retention: logRetention, start: startRollups }
