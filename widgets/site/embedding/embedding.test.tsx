import { beforeEach, describe, expect, test } from 'vitest'
import { exampleEmbedding } from '#contract/examples/embedding.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { nameOf, openCombobox, pick } from '../../testing/combobox.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import { twinOf } from './origins.ts'

prepareApp()

const CALL = '/api/v1/embedding'
const admin = { roles: ['accountadmin' as const], alias: null, is_institutional: false, full_name: 'Ada Admin' }
const release = {
  version: '1.2.3',
  embed: '/cdn/embed-1.2.3-ABCDEF01.js',
  integrity: { '/cdn/embed-1.2.3-ABCDEF01.js': 'sha384-x', '/cdn/elements/booking-1.js': 'sha384-y' },
  tags: { 'advisor-booking': ['/cdn/elements/booking-1.js'] }
}

const topics = exampleEmbedding.topics.map(({ uuid }) => ({ uuid }))

beforeEach(() => {
  answer(`GET ${CALL}`, exampleEmbedding)
  answer('GET /cdn/integrity.json', release)
  for (const { alias } of exampleEmbedding.advisors) answer(`GET /api/v1/advisors/${alias}/appointment-topics`, topics)
})

const shown = async (query = '', init = initOf({ me: admin })) =>
  (await open(`/account-admin/embed${query}`, init, '.embedding')).root
const codes = (root: ParentNode) => [...root.querySelectorAll('.copyable pre')].map(({ textContent }) => textContent)
const select = (root: ParentNode, name: string, value: string) => {
  const field = root.querySelector<HTMLSelectElement>(`select[name="${name}"]`) as HTMLSelectElement
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
const frame = (root: ParentNode) => root.querySelector<HTMLIFrameElement>('iframe')
const asked = (root: ParentNode) => new URL(frame(root)?.src ?? '', location.href).searchParams
const button = (root: ParentNode, name: string) =>
  until(() => [...root.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name))

describe('turned away', () => {
  test.each([
    ['an analyst', initOf({ me: { ...admin, roles: ['analyst' as const] } })],
    ['everyone while the module is off', initOf({ me: admin, off: 'embed' })]
  ])('is %s', async (_who, init) => {
    await open('/account-admin/embed', init)
    await until(() => path() === '/app/403')
  })
})

test('says why nothing can be chosen, and tries again', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await open('/account-admin/embed', initOf({ me: admin }), '.general-error')
  answer(`GET ${CALL}`, exampleEmbedding)
  ;(await button(root, 'Try again')).click()
  await until(() => root.querySelector('.embedding'))
})

test('gives no code before it is known whom the widget is about', async () => {
  const root = await shown()
  expect([frame(root), codes(root)]).toEqual([null, []])
  await pick(root, 'alias-embedding', 'Mag. Anna Gruber')
  await until(() => codes(root).length === 4)
  expect(codes(root)[1]).toContain('<advisor-booking alias="anna-gruber">')
})

test('begins with the person or branch of a link', async () => {
  const root = await shown('?branch=wien-innere-stadt')
  expect(codes(root)[1]).toBe(
    `<advisor-booking branch="wien-innere-stadt">\n  <a href="${location.origin}/book/branch/wien-innere-stadt">Book an appointment</a>\n</advisor-booking>`
  )
  // an advisor takes the branch's place
  await pick(root, 'alias-embedding', 'Lukas Steiner')
  await until(() => codes(root)[1]?.startsWith('<advisor-booking alias="lukas-steiner">'))
})

test('an advisor begins with the own card, outside the administration', async () => {
  answer(`GET ${CALL}`, { ...exampleEmbedding, advisors: exampleEmbedding.advisors.slice(0, 1) })
  const { root } = await open('/embed', initOf(), '.embedding')
  expect(root.querySelector('h1')?.textContent).toBe('Embed')
  expect(codes(root)[1]).toContain('alias="anna-gruber"')
})

test('offers what works for visitors, and shows it in a frame as it changes', async () => {
  const root = await shown('?alias=anna-gruber')
  const names = (await openCombobox(root, 'tag')).map(nameOf)
  expect(names).toContain('Button for WhatsApp')
  expect(names.join()).not.toMatch(/push|working hours/i)
  await pick(root, 'tag', 'Card')
  await pick(root, 'mode-embedding', 'In full')
  select(root, 'lang', 'en')
  await until(() => asked(root).get('tag')?.includes('"mode":"full"'))
  await until(() => asked(root).get('tag')?.includes('"lang":"en"'))
  expect(JSON.parse(asked(root).get('tag') ?? '')).toEqual({
    tag: 'advisor-card',
    attributes: { alias: 'anna-gruber', mode: 'full' },
    lang: 'en',
    look: {}
  })
  expect(frame(root)?.getAttribute('sandbox')).toBe('allow-scripts allow-forms')
  expect(codes(root)[1]).toContain('<advisor-card alias="anna-gruber" mode="full" lang="en">')
})

test('writes chosen colours into a rule, and not what is no colour', async () => {
  const root = await shown('?alias=anna-gruber')
  const field = root.querySelector<HTMLInputElement>('input[name="--advisor-primary"]')
  type(field, '#1d3f')
  await until(() => field?.getAttribute('aria-invalid') === 'true')
  expect(codes(root)[2]).not.toContain('--advisor')
  type(field, '#1d3f8a')
  select(root, '--advisor-radius', '0px')
  await until(() => codes(root)[2]?.includes('--advisor-radius: 0px'))
  expect(codes(root)[2]).toMatch(
    /^advisor-booking \{\n {2}display: block;\n {2}min-block-size: [^;]+;\n {2}--advisor-primary: #1d3f8a;\n {2}--advisor-radius: 0px;\n\}$/
  )
  expect(asked(root).get('tag')).toContain('"--advisor-primary":"#1d3f8a"')
})

test('says what to do before a tag in test mode goes live', async () => {
  const root = await shown('?alias=anna-gruber')
  const hint = () => root.querySelector('.embedding-code .notice')?.textContent
  expect(hint()).toBeUndefined()
  root.querySelector<HTMLInputElement>('input[name^=test]')?.click()
  await until(() => hint())
  expect(hint()).toBe('In test mode nothing is booked or sent. Remove “test” before the page goes live.')
  expect(codes(root)[1]).toContain('<advisor-booking alias="anna-gruber" test>')
})

test('a button stands in a paragraph, and has a place of its own', async () => {
  const root = await shown('?alias=anna-gruber')
  await pick(root, 'mode-embedding', 'Behind a button')
  await until(() => codes(root)[1]?.startsWith('<p>\n  <advisor-booking alias="anna-gruber" mode="popup">'))
  expect(codes(root)[1]).toMatch(/\n<\/p>$/)
  expect(codes(root)[2]).toBe(
    'advisor-booking[mode="popup"] {\n  display: inline-block;\n  min-block-size: 0;\n  line-height: 44px;\n  margin-block: 4px;\n}'
  )
})

test.each([
  ['div', 1, '<div data-advisor-widget="booking" data-alias="anna-gruber">'],
  ['wordpress', 0, '[advisor-booking alias="anna-gruber"]'],
  ['tag-manager', 0, "script.type = 'module'"],
  ['tag-manager', 1, '<advisor-booking alias="anna-gruber">'],
  ['react', 1, `<AdvisorBooking host="${location.origin}" alias="anna-gruber">`],
  ['vue', 0, "import 'advisor-widgets/elements/booking'"]
])('gives the code for %s', async (way, nth, expected) => {
  const root = await shown('?alias=anna-gruber')
  select(root, 'way', way)
  await until(() => codes(root)[nth]?.includes(expected))
})

test('offers the topics of the chosen advisor; one that was chosen before stays, and is said to be none of them', async () => {
  answer('GET /api/v1/advisors/lukas-steiner/appointment-topics', [])
  const root = await shown('?alias=anna-gruber')
  await pick(root, 'topic-embedding', 'Wohnbau')
  await pick(root, 'alias-embedding', 'Lukas Steiner')
  await until(() => root.textContent?.includes('This advisor does not offer this topic'))
  expect(codes(root)[1]).toContain('topic=')
  await pick(root, 'topic-embedding', 'None in particular')
  await until(() => !root.textContent?.includes('This advisor does not offer this topic'))
  expect((await openCombobox(root, 'topic-embedding')).map(nameOf)).toEqual(['None in particular'])
})

test('a tag manager writes colours into the tag, for which there is no style sheet', async () => {
  const root = await shown('?alias=anna-gruber')
  type(root.querySelector('input[name="--advisor-primary"]'), '#123456')
  select(root, 'way', 'tag-manager')
  await until(() => codes(root)[1]?.includes('style="--advisor-primary: #123456"'))
  expect(codes(root).join()).not.toContain('min-block-size')
})

test.each(['react', 'vue'])(
  'installs the package of the server for %s, and says so if its version is unknown',
  async (way) => {
    const root = await shown('?alias=anna-gruber')
    answer('GET /cdn/integrity.json', {}, 500)
    select(root, 'way', way)
    await until(() => root.textContent?.includes('The version of the server could not be loaded.'))
    expect(codes(root).join()).not.toContain('npm install')
    answer('GET /cdn/integrity.json', release)
    select(root, 'way', 'html')
    select(root, 'way', way)
    await until(() => codes(root)[0]?.startsWith(`npm install ${location.origin}/cdn/advisor-widgets-1.2.3.tgz`))
  }
)

test('has the plugin of the server for WordPress, and says so if its version is unknown', async () => {
  const root = await shown('?alias=anna-gruber')
  answer('GET /cdn/integrity.json', {}, 500)
  select(root, 'way', 'wordpress')
  await until(() => root.textContent?.includes('The version of the server could not be loaded.'))
  expect(root.querySelector('a[download]')).toBeNull()
  answer('GET /cdn/integrity.json', release)
  select(root, 'way', 'html')
  select(root, 'way', 'wordpress')
  const link = await until(() => root.querySelector('a[download]'))
  expect(link.getAttribute('href')).toBe('/cdn/advisor-widgets-wordpress-1.2.3.zip')
  expect(root.textContent).toContain(`enter ${location.origin} as the address of the server`)
  // the plugin loads the script
  expect(codes(root).join()).not.toContain('<script')
})

test('keeps a version with the files of the tag alone, and says so if they are unknown', async () => {
  const root = await shown('?alias=anna-gruber')
  answer('GET /cdn/integrity.json', {}, 500)
  const box = root.querySelector<HTMLInputElement>('input[name=pinned]')
  box?.click()
  await until(() => box?.closest('label')?.textContent?.includes('could not be loaded'))
  // no line that keeps nothing
  expect(codes(root).join()).not.toContain('<script')
  answer('GET /cdn/integrity.json', release)
  box?.click()
  await until(() => !box?.checked)
  box?.click()
  await until(() => codes(root)[0]?.includes('"sha384-y"'))
  expect(codes(root)[0]).toContain('integrity="sha384-x"')
})

describe('a page of the website', () => {
  const showing = async (address: string, init = initOf({ me: admin })) => {
    const root = await shown('?alias=anna-gruber', init)
    select(root, 'on', 'page')
    const field = await until(() => root.querySelector<HTMLInputElement>('input[name=page]'))
    type(field, address)
    ;(await button(root, 'Show the page')).click()
    return { root, field }
  }

  test.each(['bank', 'http://bank.example/', 'javascript:alert(1)'])('is not %s', async (address) => {
    const { root, field } = await showing(address)
    await until(() => field.getAttribute('aria-invalid') === 'true')
    expect([field.value, frame(root)]).toEqual([address, null])
  })

  test('is shown with the widget where it is wanted', async () => {
    const { root } = await showing('https://www.alpenbank.example/kontakt')
    await until(() => asked(root).get('page') === 'https://www.alpenbank.example/kontakt')
    await until(() => root.querySelector('.notice.success')?.textContent?.includes('can book'))
    select(root, 'place', 'end')
    await until(() => asked(root).get('place') === 'end')
  })

  test('is registered by one press, with and without www', async () => {
    const { root } = await showing('https://www.bank.example/kontakt')
    const origins = ['https://www.bank.example', 'https://bank.example']
    answer(`POST ${CALL}/origins`, { origins: [...exampleEmbedding.origins, ...origins] })
    ;(await button(root, 'Register https://www.bank.example')).click()
    await until(() => root.querySelector('.notice.success'))
    const sent = requests.find(({ method }) => method === 'POST')
    expect(await sent?.json()).toEqual({ origins })
  })

  test('stays unregistered when that is refused, and somebody else is told whom to ask', async () => {
    const { root } = await showing('https://www.bank.example/kontakt')
    answer(`POST ${CALL}/origins`, { message: 'No', errors: { origins: ['No.'] } }, 422)
    ;(await button(root, 'Register https://www.bank.example')).click()
    await until(() => document.body.textContent?.includes('No.') || root.textContent?.includes('No.'))
    expect(root.querySelector('.notice.warning')).not.toBeNull()
  })

  test('is registered by administrators alone', async () => {
    const { root } = await showing(
      'https://www.bank.example/kontakt',
      initOf({ me: { ...admin, roles: ['orgadmin' as const] } })
    )
    await until(() => root.querySelector('.notice.warning')?.textContent?.includes('An administrator can register'))
    expect(root.querySelector('.notice.warning button')).toBeNull()
  })
})

describe('a website', () => {
  const website = (root: ParentNode) => until(() => root.querySelector<HTMLInputElement>('input[name=website]'))

  test('is not what is no address of one, which stays to be mended', async () => {
    const root = await shown()
    const field = await website(root)
    type(field, 'our website')
    ;(await button(root, 'Check')).click()
    await until(() => field.getAttribute('aria-invalid') === 'true')
    expect([field.value, root.querySelector('.notice')]).toEqual(['our website', null])
  })

  test('is registered before anything is chosen, and then among those that are', async () => {
    const root = await shown()
    expect(root.textContent).toContain(`Registered: ${exampleEmbedding.origins.join(', ')}`)
    type(await website(root), 'www.bank.example/contact')
    ;(await button(root, 'Check')).click()
    const origins = ['https://www.bank.example', 'https://bank.example']
    answer(`POST ${CALL}/origins`, { origins })
    ;(await button(root, 'Register https://www.bank.example')).click()
    await until(() => root.querySelector('.notice.success'))
    expect(root.textContent).toContain(`Registered: ${origins.join(', ')}`)
    expect(await requests.find(({ method }) => method === 'POST')?.json()).toEqual({ origins })
  })

  test('is the one that a link names', async () => {
    const root = await shown(`?website=${encodeURIComponent('https://www.bank.example')}`)
    expect((await website(root)).value).toBe('https://www.bank.example')
    await button(root, 'Register https://www.bank.example')
  })

  test('is registered by administrators alone', async () => {
    const root = await shown(
      `?website=${encodeURIComponent('https://www.bank.example')}`,
      initOf({ me: { ...admin, roles: ['orgadmin' as const] } })
    )
    await until(() => root.querySelector('.notice.warning')?.textContent?.includes('An administrator can register'))
    expect(root.querySelector('.notice.warning button')).toBeNull()
  })
})

test.each([
  ['https://bank.example', 'https://www.bank.example'],
  ['https://www.bank.example', 'https://bank.example'],
  ['https://termine.bank.example', undefined],
  ['https://10.0.0.1', undefined],
  ['http://localhost:3000', undefined]
])('the other name of %s is %s', (origin, twin) => expect(twinOf(origin)).toBe(twin))
