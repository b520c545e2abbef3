import type { Feature } from '../../core/features/feature.ts'
import { pseudonymised } from '../../core/jobs/staff-erasing.ts'
import { deletionTool } from './deletion-tool.routes.ts'
import { erasureJobs } from './erasure.jobs.ts'

export const feature: Feature = {
  routes: deletionTool,
  jobs: { erasures: erasureJobs },
  staffErasers: [
    pseudonymised({ table: 'erasures', key: ['uuid'], name: 'user_name', owner: ['user_uuid', 'user_uuid'] }),
    pseudonymised({ table: 'erasures', key: ['uuid'], name: 'approver_name' })
  ]
}
