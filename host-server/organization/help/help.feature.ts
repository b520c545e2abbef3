import type { Feature } from '../../core/features/feature.ts'
import { help } from './help.routes.ts'

export const feature: Feature = { routes: help }
