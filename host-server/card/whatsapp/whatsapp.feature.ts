import type { Feature } from '../../core/features/feature.ts'
import { whatsApp } from './whatsapp.routes.ts'

export const feature: Feature = { routes: whatsApp }
