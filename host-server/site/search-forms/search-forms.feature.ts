import type { Feature } from '../../core/features/feature.ts'
import { searchForms } from './search-forms.routes.ts'

export const feature: Feature = { routes: searchForms, cachedTables: ['search_forms'] }
