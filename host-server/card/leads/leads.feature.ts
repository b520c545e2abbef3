import { decided } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { leadEraser } from './leads.erasing.ts'
import { leadMails } from './leads.mails.ts'
import { exchangePages } from './leads.pages.tsx'
import { leads } from './leads.routes.ts'

export const feature: Feature = {
  routes: leads,
  pages: exchangePages,
  jobs: { mails: leadMails },
  erasers: [leadEraser],
  retention: [decided('lead', 'leads', 'created_at')]
}
