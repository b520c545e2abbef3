import type { Feature } from '../../core/features/feature.ts'
import { appointmentTypes } from './appointment-types.routes.ts'

export const feature: Feature = { routes: appointmentTypes, cachedTables: ['advisor_appointment_types'] }
