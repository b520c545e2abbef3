import type { Feature } from '../../core/features/feature.ts'
import { settings } from './settings.routes.ts'

export const feature: Feature = { routes: settings }
