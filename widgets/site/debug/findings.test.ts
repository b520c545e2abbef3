import { afterEach, expect, test } from 'vitest'
import { registry } from '../../embed/registry.ts'
import { faultsOf, SELECTOR, scriptFaults, writtenOf } from './findings.ts'

const HOST = 'https://termine.bank.example'

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.lang = ''
})

function faults(html: string): string[] {
  document.body.innerHTML = html
  const element = document.body.firstElementChild as HTMLElement
  const written = writtenOf(element)
  return written ? faultsOf(written, element.matches(SELECTOR)) : ['not ours']
}

test('elements of the page itself are none of ours', () => {
  expect(faults('<main alias="x"></main>')).toEqual(['not ours'])
  expect(faults('<bank-card></bank-card>')).toEqual(['not ours'])
})

test.each([
  [
    '<advisor-bookings alias="a"></advisor-bookings>',
    'There is no tag <advisor-bookings>. Did you mean <advisor-booking>?'
  ],
  ['<advisor-whats-app-button></advisor-whats-app-button>', 'Did you mean <advisor-whatsapp-button>?'],
  ['<advisor-boking alias="a"></advisor-boking>', 'Did you mean <advisor-booking>?'],
  ['<div data-advisor-widget="parking"></div>', 'There is no tag <advisor-parking>. There are advisor-whatsapp-button'],
  ['<advisor-card alias="a" lang="fr"></advisor-card>', 'lang="fr" counts as absent: it can be de, en.'],
  ['<advisor-booking></advisor-booking>', 'The attribute alias, or branch instead, is missing.'],
  ['<advisor-card alias=""></advisor-card>', 'The attribute alias is missing.'],
  ['<div data-advisor-widget="card"></div>', 'The attribute alias is missing.'],
  [
    '<advisor-booking alias="a" type="by-boat"></advisor-booking>',
    'type="by-boat" counts as absent: it can be by-phone'
  ],
  ['<advisor-booking alias="a" size="large"></advisor-booking>', 'There is no attribute size.'],
  ['<advisor-booking alias="a" moed="popup"></advisor-booking>', 'There is no attribute moed. Did you mean mode?'],
  ['<div data-advisor-widget="booking" data-alias="a" data-size="l"></div>', 'There is no attribute size.']
])('%s is to be mended', (html, expected) => {
  const [fault = '', ...more] = faults(html)
  expect(fault).toContain(expected)
  expect(more).toEqual([])
})

test.each([
  '<advisor-booking alias="a" mode="popup" lang="de" host="https://x.example" class="wide" data-track="1" aria-label="x"></advisor-booking>',
  '<advisor-booking branch="graz" topic="" lang="de-CH"></advisor-booking>',
  '<advisor-whatsapp-button alias="a" inline></advisor-whatsapp-button>',
  '<div class="x" data-advisor-widget="booking" data-alias="a" data-host="https://x.example"></div>'
])('%s is well', (html) => {
  expect(faults(html)).toEqual([])
})

test('every tag is well as it is documented, and misses what it needs', () => {
  for (const { tag, attributes } of registry) {
    const given = attributes
      .filter(({ required }) => required)
      .map(({ name, values }) => `${name}="${values?.[0] ?? 'x'}"`)
    expect(faults(`<${tag} ${given.join(' ')}></${tag}>`), tag).toEqual([])
    expect(faults(`<${tag}></${tag}>`), tag).toHaveLength(given.length)
  }
})

test('speaks German on a German page', () => {
  document.documentElement.lang = 'de-AT'
  expect(faults('<advisor-booking moed="popup"></advisor-booking>')).toEqual([
    'Das Attribut alias oder stattdessen branch fehlt.',
    'Das Attribut moed gibt es nicht. Gemeint ist wohl mode.'
  ])
  expect(faults('<advisor-booking alias="a" type="by-boat"></advisor-booking>')).toEqual([
    'type="by-boat" zählt nicht: Möglich sind by-phone, in-branch, online.'
  ])
  expect(scriptFaults([], HOST).join()).toContain(
    'Die Seite lädt embed.js nicht. Nötig ist einmal <script type="module" async'
  )
})

const script = (src: string, type = 'module') => Object.assign(document.createElement('script'), { src, type })

test('tells how the page has to load the script', () => {
  expect(scriptFaults([script('/other.js')], HOST).join()).toContain(
    `add <script type="module" async src="${HOST}/embed.js">`
  )
  expect(scriptFaults([script(`${HOST}/embed.js`)], HOST)).toEqual([])
  expect(scriptFaults([script(`${HOST}/cdn/embed-1.2.3-abcdef01.js`)], HOST)).toEqual([])
  expect(scriptFaults([script(`${HOST}/embed.js`, '')], HOST)).toEqual(['The script embed.js needs type="module".'])
  expect(scriptFaults([script(`${HOST}/embed.js`), script(`${HOST}/embed.js`)], HOST).join()).toContain(
    'more than once'
  )
  expect(scriptFaults([script('https://old.example/embed.js')], HOST).join()).toContain(
    'comes from https://old.example'
  )
})
