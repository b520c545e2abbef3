import type { Feature } from '../../core/features/feature.ts'
import { branchClosing } from './branch-closing.routes.ts'

export const feature: Feature = { routes: branchClosing }
