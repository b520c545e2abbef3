import type { Feature } from '../../core/features/feature.ts'
import { messengerPages } from './messenger.pages.tsx'

export const feature: Feature = { pages: messengerPages }
