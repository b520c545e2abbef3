import type { Feature } from '../../core/features/feature.ts'
import { bookPages } from './booking.pages.tsx'

export const feature: Feature = { pages: bookPages }
