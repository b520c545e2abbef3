import type { Feature } from '../../core/features/feature.ts'
import { branchManagers } from './branch-managers.routes.ts'

export const feature: Feature = { routes: branchManagers }
