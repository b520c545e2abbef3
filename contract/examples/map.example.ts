import type { MapOfPlaces } from '../map.ts'

export const exampleMap: MapOfPlaces = { attribution: '© OpenStreetMap contributors', latitude: 47.8, longitude: 14.5 }
