import { expect, test } from 'vitest'
import { byKey, cropOf, firstSquare, move, type Size, smallest, zoom, zoomLevel, zoomTo } from './crop.ts'

const upright: Size = { width: 900, height: 1500 }
const first = firstSquare(upright)

test('starts with the largest square, at the top of a portrait picture', () => {
  expect(first).toEqual({ left: 0, top: 150, edge: 900 })
  expect(firstSquare({ width: 1500, height: 900 })).toEqual({ left: 300, top: 0, edge: 900 })
})

test('never leaves the picture', () => {
  expect(move(upright, first, 9, 9)).toEqual({ left: 0, top: 0, edge: 900 })
  expect(move(upright, first, -9, -9)).toEqual({ left: 0, top: 600, edge: 900 })
  const close = zoom(upright, first, 100, 1, 1)
  expect(close).toEqual({ left: 900 - 255, top: 1050 - 255, edge: 255 })
  expect(zoom(upright, move(upright, close, -9, -9), 0.001)).toEqual({ left: 0, top: 600, edge: 900 })
})

test('keeps the point under the finger while zooming', () => {
  const at = (square: typeof first) => [square.left + 0.25 * square.edge, square.top + 0.75 * square.edge]
  expect(at(zoom(upright, first, 2, 0.25, 0.75))).toEqual(at(first))
})

test('does not zoom a picture of the smallest size', () => {
  const small = { width: 200, height: 180 }
  expect([smallest(small), zoomLevel(small, firstSquare(small))]).toEqual([180, 0])
  expect(zoomTo(small, firstSquare(small), 70)).toEqual(firstSquare(small))
})

test('zooms by slider from the whole to the smallest part and back', () => {
  expect([zoomLevel(upright, first), zoomTo(upright, first, 100).edge]).toEqual([0, 255])
  expect(zoomLevel(upright, zoomTo(upright, first, 40))).toBeCloseTo(40)
})

test.each([
  ['ArrowLeft', false, [10, 0]],
  ['ArrowRight', false, [-10, 0]],
  ['ArrowUp', false, [0, 10]],
  ['ArrowDown', true, [0, -50]]
])('moves the picture with %s, further with shift (%s)', (key, isShifted, [x = 0, y = 0]) => {
  const square = { left: 200, top: 200, edge: 500 }
  const moved = byKey(key, isShifted)?.(upright, square)
  expect([(moved?.left ?? 0) - 200, (moved?.top ?? 0) - 200]).toEqual([x, y])
})

test('zooms with plus and minus, with and without shift, and ignores other keys', () => {
  const square = { left: 200, top: 200, edge: 500 }
  const edge = (key: string) => byKey(key, false)?.(upright, square).edge
  expect([edge('+'), edge('='), edge('-')]).toEqual([500 / 1.1, 500 / 1.1, 500 * 1.1])
  expect(byKey('Tab', false)).toBeUndefined()
})

test('sends whole pixels within the picture', () => {
  expect(cropOf(upright, { left: 399.6, top: 0.4, edge: 500.9 })).toBe('400,0,500')
  expect(cropOf({ width: 901, height: 500 }, { left: 400.9, top: 0, edge: 500 })).toBe('401,0,500')
})
