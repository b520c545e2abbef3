import type { Feature } from '../../core/features/feature.ts'
import { replyTemplates } from './reply-templates.routes.ts'

export const feature: Feature = { routes: replyTemplates }
