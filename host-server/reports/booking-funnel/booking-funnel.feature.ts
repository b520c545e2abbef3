import type { Feature } from '../../core/features/feature.ts'
import { bookingFunnel } from './booking-funnel.routes.ts'

export const feature: Feature = { routes: bookingFunnel }
