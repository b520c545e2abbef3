import type { Feature } from '../../core/features/feature.ts'
import { bookPages } from './booking.pages.tsx'
import { bookingSteps } from './steps.routes.ts'

export const feature: Feature = { routes: bookingSteps, pages: bookPages }
