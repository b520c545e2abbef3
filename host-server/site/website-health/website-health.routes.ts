import { getWebsiteHealth, postPolicyReport } from '#contract/website-health'
import { route } from '../../core/http/http.ts'
import { takeReports } from './policy-reports.service.ts'
import { health } from './website-health.service.ts'

export const websiteHealth = [
  route(getWebsiteHealth, (call) => health(call)),
  route(postPolicyReport, (call) => takeReports(call))
]
