import type { Feature } from '../../core/features/feature.ts'
import { proofPages } from './proof.pages.tsx'

export const feature: Feature = { pages: proofPages }
