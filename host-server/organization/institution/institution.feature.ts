import type { Feature } from '../../core/features/feature.ts'
import { institution } from './institution.routes.ts'

export const feature: Feature = { routes: institution }
