import type { Feature } from '../../core/features/feature.ts'
import { signaturePages } from './signature.pages.ts'
import { signatures } from './signature.routes.ts'

export const feature: Feature = { routes: signatures, pages: signaturePages }
