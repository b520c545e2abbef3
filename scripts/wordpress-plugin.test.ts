import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { generate } from './registries.ts'
import { wordpressTags } from './wordpress-tags.ts'

const folder = resolve('integrations/wordpress/advisor-widgets')
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8')

test('the plugin knows the tags for visitors as the registry describes them', () => {
  expect(generate({ check: true })).not.toContain('integrations/wordpress/advisor-widgets/tags.json')
  const tags = JSON.parse(wordpressTags())
  expect(Object.keys(tags)).toHaveLength(11)
  expect(Object.keys(tags)).not.toContain('advisor-topics')
  expect(Object.keys(tags)).not.toContain('advisor-reschedule')
  // a link for every case, the last without conditions
  for (const { links } of Object.values<{ links: { when: object }[] }>(tags)) expect(links.at(-1)?.when).toEqual({})
  expect(tags['advisor-booking'].links.map(({ path }: { path: string }) => path)).toEqual([
    '/book/branch/{branch}',
    '/book/{alias}',
    '/search'
  ])
  const names = ({ attributes }: { attributes: { name: string }[] }) => attributes.map(({ name }) => name)
  expect(names(tags['advisor-search'])).toEqual(['form', 'lang'])
})

test('the plugin has the version of the product, and says so in both of its places', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(read('advisor-widgets.php')).toMatch(new RegExp(`^ \\* Version: +${version}$`, 'm'))
  expect(read('readme.txt')).toMatch(new RegExp(`^Stable tag: ${version}$`, 'm'))
})

test('every text of the plugin is there in German, and none that is not used', () => {
  const german: Record<string, string> = JSON.parse(
    execFileSync(
      'php',
      ['-r', `define('ABSPATH', 1); echo json_encode(require '${resolve(folder, 'languages/de.php')}');`],
      { encoding: 'utf8' }
    )
  )
  const code = ['editor', 'settings', 'tags'].map((name) => read(`includes/${name}.php`)).join('\n')
  const unused = Object.keys(german).filter((text) => !code.includes(`'${text}'`))
  expect(unused).toEqual([])
  const used = [...code.matchAll(/advisor_widgets_text\(\s*'([^']+)'/g)].map(([, text = '']) => text)
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((text) => !(text in german))).toEqual([])
})
