import type { Feature } from '../../core/features/feature.ts'
import { advisorListPages } from './advisor-list.pages.tsx'
import { advisorList } from './advisor-list.routes.ts'

export const feature: Feature = { routes: advisorList, pages: advisorListPages }
