import { expect, test } from 'vitest'
import { registry } from './registry.ts'
import {
  importMapOf,
  insertionOf,
  markupOf,
  placeholderOf,
  policyFor,
  reactOf,
  scriptLine,
  shortcodeOf,
  styleRuleOf,
  vueSetUpOf
} from './snippet.ts'

const RELEASE = {
  version: '1.2.3',
  embed: '/cdn/embed-1.2.3-ABCDEF01.js',
  integrity: {
    '/cdn/embed-1.2.3-ABCDEF01.js': 'sha384-x',
    '/cdn/elements/booking-1.js': 'sha384-y',
    '/cdn/app/app.js': 'sha384-z'
  },
  tags: { 'advisor-booking': ['/cdn/elements/booking-1.js'] }
}

function parsed(markup: string): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = markup
  expect(holder.children).toHaveLength(1)
  return holder.firstElementChild as HTMLElement
}

const WILD = `"><img src=x onerror=alert(1)> & 'so' &quot; <`
const fallback = { href: `https://bank.example/?a=1&lt=2"`, text: '<b>Book</b> & go' }

test('puts a tag into a page once, for a tag manager, with what an editor types as text', () => {
  const code = insertionOf({ tag: 'advisor-topics', fallback }, { alias: `\\${WILD}\\`, header: '</script>' })
  expect(code.split('</script>')).toHaveLength(2)
  document.body.innerHTML = '<p id="contact"></p>'
  const run = new Function(code.replace(/<\/?script>/g, ''))
  run()
  run()
  const tags = document.querySelectorAll('#contact + advisor-topics')
  expect([...tags].map((tag) => tag.getAttribute('alias'))).toEqual([`\\${WILD}\\`])
  expect(tags[0]?.getAttribute('header')).toBe('</script>')
  document.body.innerHTML = ''
})

test('escapes what an editor types, in attributes and in the fallback', () => {
  const element = parsed(markupOf({ tag: 'advisor-topics', fallback }, { alias: WILD, header: '' }))
  expect(element.getAttribute('alias')).toBe(WILD)
  expect(element.getAttribute('header')).toBe('')
  const link = element.querySelector('a')
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([fallback.href, fallback.text])
  expect(element.querySelectorAll('*')).toHaveLength(1)
})

test('writes bare flags and leaves out unset attributes', () => {
  const markup = markupOf({ tag: 'advisor-whatsapp-button', fallback }, { alias: 'a', inline: true, lang: undefined })
  expect(markup).toMatch(/^<advisor-whatsapp-button alias="a" inline>\n/)
  expect(markupOf({ tag: 'advisor-whatsapp-button', fallback }, { inline: false })).not.toContain('inline')
})

test('writes noun and every attribute of the placeholder as data attributes', () => {
  const { dataset, localName } = parsed(
    placeholderOf({ tag: 'advisor-booking', fallback }, { alias: WILD, mode: 'popup' })
  )
  expect([localName, { ...dataset }]).toEqual(['div', { advisorWidget: 'booking', alias: WILD, mode: 'popup' }])
})

test('writes a shortcode that nothing in an attribute ends', () => {
  expect(shortcodeOf({ tag: 'advisor-whatsapp-button' }, { alias: 'anna-gruber', inline: true, lang: undefined })).toBe(
    '[advisor-whatsapp-button alias="anna-gruber" inline]'
  )
  expect(shortcodeOf({ tag: 'advisor-list' }, { topic: 'a"]b' })).toBe('[advisor-list topic="a&#34;&#93;b"]')
})

test.each(registry)('has a link with text as the fallback of $tag', (widget) => {
  const element = parsed(markupOf(widget, { alias: 'anna-gruber' }))
  expect(element.localName).toBe(widget.tag)
  expect(element.querySelector('a')?.href).toMatch(/^https:/)
  expect(element.textContent?.trim()).not.toBe('')
})

test('pins the script to a given release', () => {
  const host = 'https://bank.example'
  expect(scriptLine(host)).toBe('<script type="module" async src="https://bank.example/embed.js"></script>')
  const script = parsed(scriptLine(host, RELEASE)) as HTMLScriptElement
  expect([script.src, script.integrity, script.crossOrigin]).toEqual([host + RELEASE.embed, 'sha384-x', 'anonymous'])
})

test('lists the scripts of the tag alone in the import map', () => {
  const map = parsed(importMapOf('https://bank.example', RELEASE, 'advisor-booking'))
  expect(map.getAttribute('type')).toBe('importmap')
  expect(JSON.parse(map.textContent ?? '')).toEqual({
    integrity: { 'https://bank.example/cdn/elements/booking-1.js': 'sha384-y' }
  })
})

test('writes a component for React, with what was typed as text', () => {
  const code = reactOf({ tag: 'advisor-list', fallback }, { host: 'https://bank.example', limit: 3, topic: WILD })
  expect(code).toMatch(
    /^import \{ AdvisorList \} from 'advisor-widgets'\n\n<AdvisorList host="https:\/\/bank\.example" limit=\{3\}/
  )
  expect(code).toContain(`topic={${JSON.stringify(WILD)}}`)
  expect(code).toContain(`{"<b>Book</b> & go"}`)
})

test('registers a tag for Vue', () => {
  expect(vueSetUpOf({ tag: 'advisor-vcard-button' })).toContain("import 'advisor-widgets/elements/vcard-button'")
})

test('writes custom properties as a rule', () => {
  expect(styleRuleOf('advisor-card', { '--advisor-primary': '#1d3f8a', '--advisor-radius': '4px' })).toBe(
    'advisor-card {\n  --advisor-primary: #1d3f8a;\n  --advisor-radius: 4px;\n}'
  )
})

test('allows only the host in the policy', () => {
  expect(policyFor('https://bank.example')).not.toMatch(/unsafe|\*/)
})
