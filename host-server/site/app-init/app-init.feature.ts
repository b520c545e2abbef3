import type { Feature } from '../../core/features/feature.ts'
import { appPages } from './app.pages.tsx'
import { appInit } from './app-init.routes.ts'

export const feature: Feature = { routes: appInit, pages: appPages }
