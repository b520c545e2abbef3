import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import { root } from './imports.ts'

/** What staff press on every page: a finger would leave its hover behind. The app takes that of buttons in base.css back. */
const files = await glob(['widgets/app/app.css', 'widgets/app/menu.css', 'widgets/ui/base/page-tabs.css'], {
  cwd: root
})

/** A button's or a tab's look under a pointer, outside of what only a mouse does. */
function strayIn(css: string): string[] {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media \(hover: (?:hover|none)\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
  return selectors.filter((one) => /(button|tabs a|entry|panel-item)[^,]*:hover/.test(one) && !/entry-name/.test(one))
}

test('recognises what a finger would leave behind', () => {
  expect(strayIn('.button:hover { color: red } .tabs a:hover::after { color: red }')).toHaveLength(2)
  expect(strayIn('@media (hover: hover) { .button:hover { color: red } .x { color: red } }')).toEqual([])
})

test.each(files)('buttons and tabs in %s have no hover on a phone', (file) =>
  expect(strayIn(readFileSync(join(root, file), 'utf8'))).toEqual([])
)
