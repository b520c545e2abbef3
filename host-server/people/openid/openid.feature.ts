import type { Feature } from '../../core/features/feature.ts'
import { openIdPages } from './openid.pages.ts'
import { openId } from './openid.routes.ts'

export const feature: Feature = { pages: openIdPages, routes: openId }
