import type { Feature } from '../../core/features/feature.ts'
import { clientChecks } from './client-check.routes.ts'
import { consentPages } from './consent.pages.ts'
import { smmCalendar } from './smm-calendar.routes.ts'

export const feature: Feature = { routes: [...smmCalendar, ...clientChecks], pages: consentPages }
