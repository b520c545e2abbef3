import type { Feature } from '../../core/features/feature.ts'
import { vCardPages } from './vcard.pages.ts'
import { vCard } from './vcard.routes.ts'

export const feature: Feature = { routes: vCard, pages: vCardPages }
