import type { Feature } from '../../core/features/feature.ts'
import { branchPhoto } from './branch-photo.routes.ts'

export const feature: Feature = { routes: branchPhoto }
