import type { Feature } from '../../core/features/feature.ts'
import { proofPages } from './proof.pages.tsx'
import { proof } from './proof.routes.ts'

export const feature: Feature = { routes: proof, pages: proofPages }
