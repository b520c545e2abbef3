import type { Feature } from '../../core/features/feature.ts'
import { framePages } from './frames.pages.tsx'

export const feature: Feature = { pages: framePages }
