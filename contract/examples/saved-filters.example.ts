import type { SavedFilter } from '../saved-filters.ts'

export const exampleSavedFilters: SavedFilter[] = [
  { name: 'Graz, nicht eingeladen', search: '?branch=7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d12&status=none' },
  { name: 'Leitung', search: '?role=orgadmin' }
]
