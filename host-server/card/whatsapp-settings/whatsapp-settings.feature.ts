import type { Feature } from '../../core/features/feature.ts'
import { whatsAppSettings } from './whatsapp-settings.routes.ts'

export const feature: Feature = { routes: whatsAppSettings }
