import { expect, test } from 'vitest'
import { placeAt, pointOf, tilesAround } from './mercator.ts'

const VIENNA = { latitude: 48.2085, longitude: 16.3721 }

test.each([3, 11, 18])('a place and its point belong together at zoom %i', (zoom) => {
  const { latitude, longitude } = placeAt(pointOf(VIENNA, zoom), zoom)
  expect([latitude, longitude]).toEqual([VIENNA.latitude, VIENNA.longitude])
})

test('the middle of the map is where equator and meridian meet', () => {
  expect(pointOf({ latitude: 0, longitude: 0 }, 3)).toEqual({ x: 1024, y: 1024 })
})

test('the map begins anew beyond the antimeridian, and ends at the poles', () => {
  expect(placeAt({ x: 2048 + 512, y: 1024 }, 3)).toEqual({ latitude: 0, longitude: -90 })
  expect(placeAt({ x: 0, y: -500 }, 3).latitude).toBeCloseTo(85.051, 2)
})

test('tiles cover the picture without gaps, and exist', () => {
  const tiles = tilesAround(pointOf({ latitude: 0, longitude: 179.9 }, 3), 3, 720, 280)
  expect(new Set(tiles.map(({ path }) => path.split('/')[1]))).toEqual(new Set(['6', '7', '0', '1']))
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-360)
  expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(360)
})
