import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import { widgetTests } from './widget-tests.ts'

test('every element for foreign pages is tested with the libraries it ships with, and every test runs', async () => {
  const { embedded, app, plain, reach } = await widgetTests()
  const tested = new Set(embedded.flatMap((test) => [...reach(test).keys()]))
  const elements = await glob('widgets/**/*.element.ts', { ignore: 'widgets/app/**' })
  expect(elements.filter((element) => !tested.has(element))).toEqual([])
  const tests = await glob('widgets/**/*.test.{ts,tsx}')
  expect([...embedded, ...app, ...plain].toSorted()).toEqual(tests.toSorted())
})
