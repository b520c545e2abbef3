import type { Feature } from '../../core/features/feature.ts'
import { deletionTool } from './deletion-tool.routes.ts'
import { erasureJobs } from './erasure.jobs.ts'

export const feature: Feature = { routes: deletionTool, jobs: { erasures: erasureJobs } }
