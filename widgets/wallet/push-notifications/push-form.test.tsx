import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { exampleFoundAdvisors, exampleReach, exampleSubscribers } from '#contract/examples/push-form.example'
import { all, texts } from '../../testing/find.ts'
import { drawn, mount, type, until } from '../../testing/mount.ts'
import { answer, json, requests, tenantLanguage } from '../../testing/network.ts'
import './push-form.element.ts'

const SEARCH = 'GET /api/v1/search/advisors-by-name'
const COUNT = 'GET /api/v1/wallet-cards/subscribers'
const REACH = 'POST /api/v1/wallet-cards/reach'
const OWN = 'GET /api/v1/wallet-cards/own-cards'
const TEST = 'POST /api/v1/wallet-cards/test-notifications'
const SEND = 'POST /api/v1/wallet-cards/notifications'
const GENERAL = 'Unfortunately, an error has occurred. Please try again later.'
const NO_URL = 'Link is not a valid URL.'
const NO_HTTPS = `${NO_URL} It must begin with https://.`
const SETUP = 'GET /api/v1/wallet-cards/push-setup'
const tag = '<advisor-push-form></advisor-push-form>'
const TEXT = 'New: mortgages without fees until June'

type Root = Awaited<ReturnType<typeof mount>>['root']
type Reply = (response: Response) => void

const field = (root: Root, name: string) => root.querySelector(`#push-form-${name}`) as HTMLInputElement
const errors = (root: Root) => texts(root, '.errors p')
const send = (root: Root) => root.querySelector('[type=submit]') as HTMLElement
const isBlocked = (root: Root) => send(root).getAttribute('aria-disabled') === 'true'
const notices = (root: Root) => texts(root, '.notification p')
const notice = (root: Root) => until(() => notices(root)[0])
const dialog = (root: Root) => root.querySelector<HTMLDialogElement>('dialog[open]')
const asked = (route: string) =>
  requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === route).map((one) => one.clone())
const names = () => asked(SEARCH).map(({ url }) => new URL(url).searchParams.get('name'))
const focused = (root: Root) => (root as ShadowRoot).activeElement
const options = (root: Root) => texts(root, '[role=option] .combobox-text > :first-child')
const search = async (root: Root, input: string) => {
  field(root, 'advisors').click()
  type(field(root, 'advisors'), input)
}
const choose = async (root: Root, name: string) => {
  await search(root, 'gruber')
  const option = await until(() => all(root, '[role=option]').find(({ textContent }) => textContent?.includes(name)))
  option.click()
  await until(() => texts(root, '.chip').some((chip) => chip?.includes(name)))
}
const fill = async (root: Root, { text = TEXT, link = '' } = {}) => {
  await choose(root, 'Anna')
  type(field(root, 'text'), text)
  if (link) type(field(root, 'link'), link)
  await until(() => !isBlocked(root))
}
const ask = async (root: Root) => {
  send(root).focus()
  send(root).click()
  return until(() => dialog(root))
}
const press = (root: Root, name: string) =>
  all(root, 'dialog[open] button')
    .find(({ textContent }) => textContent === name)
    ?.click()
const open = async () => (await mount(tag, 'form')).root
/** A response held until released. */
const hold = (route: string) => {
  const held: { release: Reply } = { release: () => {} }
  answer(route, () => new Promise<Response>((resolve) => (held.release = resolve)))
  return held
}

/** In the institution's zone an hour later. */
const NOW = '2027-01-08T10:00:00Z'

afterEach(() => vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  answer(SEARCH, exampleFoundAdvisors)
  answer(COUNT, exampleSubscribers)
  answer(REACH, exampleReach)
  answer(SEND, { uuid: '6f1c9f0e-0000-4000-8000-000000000001', created_at: '2026-11-22T08:00:00Z' }, 201)
})

test.each(['', 'gr', ' g r ', '\u{1f600}\u{1f600}'])('%j asks nothing, and says how much is needed', async (input) => {
  const root = await open()
  await search(root, input)
  await until(() => texts(root, '.multi-note')[0] === 'Enter at least 3 characters...')
  await drawn()
  expect(names()).toEqual([])
})

test.each([
  ['gru', 'gru'],
  ['  gruber', 'gru'],
  [' g r u', 'gru'],
  ['\u{1f600}\u{1f601}\u{1f602}\u{1f603}', '\u{1f600}\u{1f601}\u{1f602}']
])('searches %j by its first three characters without spaces', async (input, sent) => {
  const root = await open()
  await search(root, input)
  await until(() => names().length)
  expect(names()).toEqual([sent])
})

test('does not search the same three characters again', async () => {
  const root = await open()
  await search(root, 'gru')
  await until(() => options(root).length === 3)
  type(field(root, 'advisors'), 'grub')
  await until(() => options(root).length === 2)
  type(field(root, 'advisors'), 'gr')
  await until(() => !options(root).length)
  type(field(root, 'advisors'), 'gru')
  await until(() => options(root).length === 3)
  expect(names()).toEqual(['gru'])
  type(field(root, 'advisors'), 'ann')
  await until(() => names().length === 2)
})

test('does not replace a newer response with a late one', async () => {
  const first = hold(SEARCH)
  const root = await open()
  await search(root, 'gru')
  await until(() => names().length)
  await until(() => texts(root, '.multi-note')[0] === 'Loading …')
  answer(SEARCH, exampleFoundAdvisors.slice(0, 1))
  type(field(root, 'advisors'), 'ann')
  await until(() => options(root).length === 1)
  first.release(json(exampleFoundAdvisors))
  await drawn()
  expect(options(root)).toEqual(['Mag. Anna Gruber'])
})

test('reports a failed search and repeats it after new input', async () => {
  answer(SEARCH, {}, 500)
  const root = await open()
  await search(root, 'gru')
  expect(await notice(root)).toBe(GENERAL)
  type(field(root, 'advisors'), 'grub')
  await drawn()
  expect(names()).toEqual(['gru'])
  answer(SEARCH, exampleFoundAdvisors)
  type(field(root, 'advisors'), 'gr')
  await until(() => texts(root, '.multi-note')[0] === 'Enter at least 3 characters...')
  type(field(root, 'advisors'), 'gru')
  await until(() => options(root).length === 3)
})

test('says that no one has such a name', async () => {
  answer(SEARCH, [])
  const root = await open()
  await search(root, 'xyz')
  await until(() => texts(root, '.multi-note')[0] === 'No elements found. Consider changing the search query.')
})

test('limits the list to 1000', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => ({
    slug: `gruber-${index}`,
    full_name: `Gruber ${index}`,
    email_address: ''
  }))
  answer(SEARCH, many)
  const root = await open()
  await search(root, 'gru')
  await until(() => options(root).length)
  expect(options(root)).toHaveLength(1000)
})

test('shows photo or initials, full name, branch and e-mail address of each option', async () => {
  const root = await open()
  await search(root, 'gru')
  await until(() => options(root).length)
  const second = [
    ...(all(root, '[role=option] .choice-option')[1]?.querySelectorAll('.face, .combobox-text > *') ?? [])
  ]
  expect(second.map(({ textContent }) => textContent)).toEqual([
    'OG',
    'Otto Grubér',
    'Filiale Graz Herrengasse · otto.gruber@alpenbank.example'
  ])
})

test('sends nothing on Enter in the search', async () => {
  const root = await open()
  await fill(root)
  field(root, 'advisors').focus()
  await userEvent.keyboard('{Escape}xy{Enter}')
  await drawn()
  expect([asked(COUNT), dialog(root)]).toEqual([[], null])
})

test('requires advisors and a text, and says what is missing on Send', async () => {
  const root = await open()
  expect(isBlocked(root)).toBe(true)
  expect(errors(root)).toEqual([])
  send(root).click()
  await until(() => errors(root).length)
  expect(errors(root)).toEqual(['Please choose at least one advisor.', 'Message cannot be empty'])
  await until(() => focused(root) === field(root, 'advisors'))
  expect(asked(COUNT)).toEqual([])
})

test.each([
  ['a'.repeat(101), '101/100', 'Message is too long (at most 100 characters).'],
  ['\u{1f600}'.repeat(101), '101/100', 'Message is too long (at most 100 characters).'],
  [
    'pay\u200bday',
    '7/100',
    'The message contains invisible characters, perhaps from copying. Please retype this part.'
  ],
  ['\u202eyadyap', '7/100', 'The message contains invisible characters, perhaps from copying. Please retype this part.']
])('refuses the text %j while typing', async (text, count, error) => {
  const root = await open()
  await choose(root, 'Anna')
  type(field(root, 'text'), text)
  await until(() => errors(root).length)
  expect(errors(root)).toEqual([error])
  expect(texts(root, '.push-count [aria-hidden]')).toEqual([count])
  expect(field(root, 'text').value).toBe(text)
  expect(isBlocked(root)).toBe(true)
})

test.each(['\u{1f600}'.repeat(100), ' \u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(16), 'u\u0308'.repeat(100)])(
  'the text %j has room',
  async (text) => {
    const root = await open()
    await choose(root, 'Anna')
    type(field(root, 'text'), text)
    await until(() => !isBlocked(root))
    expect(errors(root)).toEqual([])
  }
)

test('announces the remaining characters near the limit, and describes the field with the count', async () => {
  const root = await open()
  const status = () => root.querySelector('.push-fields > [role=status]')?.textContent
  type(field(root, 'text'), 'a'.repeat(79))
  await until(() => texts(root, '.push-count .visually-hidden')[0] === '79 of 100 characters')
  const described = field(root, 'text').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(root.querySelector(`#${described[0]}`)?.textContent).toContain('79 of 100 characters')
  expect(status()).toBe('')
  type(field(root, 'text'), 'a'.repeat(99))
  await until(() => status() === '1 character left')
  type(field(root, 'text'), 'a'.repeat(102))
  await until(() => status() === '2 characters too many')
})

test('replaces line breaks by spaces, and moves on to the link on Enter', async () => {
  const root = await open()
  type(field(root, 'text'), 'one\r\ntwo\tthree')
  await until(() => field(root, 'text').value === 'one two three')
  field(root, 'text').focus()
  await userEvent.keyboard('{Enter}')
  expect(focused(root)).toBe(field(root, 'link'))
  expect(field(root, 'text').value).toBe('one two three')
})

test.each([
  ['alpenbank', NO_URL],
  ['www.alpenbank.example', NO_HTTPS],
  ['http://alpenbank.example', NO_HTTPS],
  ['https://', NO_URL],
  ['javascript:alert(1)', NO_URL]
])('the link %j is refused when it is left, and then as it is typed', async (link, said) => {
  const root = await open()
  await fill(root)
  field(root, 'link').focus()
  type(field(root, 'link'), link)
  await until(() => isBlocked(root))
  expect(errors(root)).toEqual([])
  await userEvent.keyboard('{Enter}')
  await until(() => errors(root).length)
  expect(errors(root)).toEqual([said])
  expect(focused(root)).toBeNull()
  expect(asked(COUNT)).toEqual([])
  type(field(root, 'link'), 'https://alpenbank.example')
  await until(() => !errors(root).length && !isBlocked(root))
  type(field(root, 'link'), 'https:/')
  await until(() => errors(root)[0] === NO_URL)
})

const setUp = { apple: true, google: true, link_hosts: ['www.alpenbank.example'], needs_approval: false }
const linkHelp = (root: Root) =>
  root.querySelector(`#${field(root, 'link').getAttribute('aria-describedby')?.split(' ')[0]}`)?.textContent

test('names the sites to which links may lead, and refuses others at the field', async () => {
  answer(SETUP, setUp)
  const root = await open()
  await fill(root)
  field(root, 'link').focus()
  await until(() => linkHelp(root)?.endsWith('Must begin with https://. Allowed sites: www.alpenbank.example.'))
  type(field(root, 'link'), 'https://elsewhere.example/x')
  await until(() => isBlocked(root))
  field(root, 'link').blur()
  await until(() => errors(root).length)
  expect(errors(root)).toEqual(['Allowed sites: www.alpenbank.example. Your administrators can allow others.'])
  type(field(root, 'link'), 'https://www.alpenbank.example/x')
  await until(() => !errors(root).length && !isBlocked(root))
  expect(asked(SETUP)).toHaveLength(1)
})

test('lets links through to the server while the sites are not known', async () => {
  answer(SETUP, {}, 500)
  const root = await open()
  await fill(root, { link: 'https://elsewhere.example/x' })
  await ask(root)
})

test('the question repeats text, link and audience, and says that somebody else approves', async () => {
  answer(SETUP, { ...setUp, needs_approval: true })
  const root = await open()
  await fill(root, { link: 'https://www.alpenbank.example/x' })
  await choose(root, 'Otto')
  const box = await ask(root)
  for (const part of [
    TEXT,
    'https://www.alpenbank.example/x',
    'For the cards of Mag. Anna Gruber and Otto Grubér',
    'Another marketing manager must approve it.'
  ])
    await until(() => box.textContent?.includes(part))
})

test.each([
  [{ apple: false, google: false }, 1],
  [{ apple: false, google: true }, 0]
])('the question says whether phones are reached at all: %j', async (platforms, count) => {
  answer(SETUP, { ...setUp, ...platforms })
  const root = await open()
  await fill(root)
  const box = await ask(root)
  await until(() => texts(root, 'dialog .push-said').length)
  await until(() => box.textContent?.includes('are not set up on this server') === Boolean(count))
})

test('shows an invalid link also when Send is clicked directly', async () => {
  const root = await open()
  await fill(root)
  field(root, 'link').focus()
  type(field(root, 'link'), 'alpenbank')
  await until(() => isBlocked(root))
  await userEvent.click(send(root), { force: true })
  await until(() => errors(root)[0] === NO_URL)
})

test('fetches the reach, asks the user, and then sends once', async () => {
  const root = await open()
  await fill(root, { text: `  ${TEXT} `, link: ' https://alpenbank.example/loans ' })
  await choose(root, 'Otto')
  const counted = hold(COUNT)
  send(root).click()
  await until(() => send(root).ariaBusy === 'true')
  expect(send(root).querySelector('.spinner')).not.toBeNull()
  send(root).click()
  await until(() => asked(COUNT).length)
  expect(new URL(asked(COUNT)[0]?.url ?? '').search).toBe('?filters%5Badvisors%5D=anna-gruber%2Cotto-gruber')
  expect([dialog(root), asked(SEND)]).toEqual([null, []])
  counted.release(json(exampleSubscribers))
  const question = await until(() => dialog(root))
  expect(question.querySelector('.modal-body p')?.textContent).toBe(
    'You are about to send notifications to at least 3 people. Are you sure you want to proceed?'
  )
  expect(texts(root, 'dialog .push-reach > div')).toEqual(['Apple Wallet2', 'Google Wallet1'])
  expect(asked(SEND)).toEqual([])
  const sent = hold(SEND)
  press(root, 'Send')
  await until(() => asked(SEND).length)
  press(root, 'Send')
  press(root, 'Cancel')
  await drawn()
  expect(dialog(root)).not.toBeNull()
  sent.release(json({}, 201))
  expect(await notice(root)).toBe('Notification is being sent')
  expect([asked(COUNT).length, asked(SEND).length]).toEqual([1, 1])
  expect(await asked(SEND)[0]?.json()).toEqual({
    text: TEXT,
    link: 'https://alpenbank.example/loans',
    advisors: ['anna-gruber', 'otto-gruber']
  })
})

const live = (root: Root) => texts(root, '.push-live dd')

test('shows the reach by platform once advisors are chosen, and recounts only for others', async () => {
  const first = hold(REACH)
  const root = await open()
  expect(root.querySelector('.push-live')?.children).toHaveLength(0)
  await choose(root, 'Anna')
  await until(() => live(root)[0] === '…')
  await until(() => asked(REACH).length)
  answer(REACH, { apple: 1200, google: 7 })
  await choose(root, 'Otto')
  await until(() => live(root)[0] === '1,200')
  first.release(json({ apple: 1, google: 1 }))
  type(field(root, 'text'), TEXT)
  await drawn()
  expect([live(root), asked(REACH).length]).toEqual([['1,200', '7'], 2])
  expect(await asked(REACH)[1]?.json()).toEqual({ advisors: ['anna-gruber', 'otto-gruber'] })
  for (const left of [1, 0]) {
    root.querySelector<HTMLElement>('.chip button')?.click()
    await until(() => all(root, '.chip').length === left)
  }
  await until(() => !root.querySelector('.push-live')?.children.length)
})

test('reports a failed count with a retry, without preventing sending', async () => {
  answer(REACH, {}, 500)
  const root = await open()
  await fill(root)
  const again = await until(() => root.querySelector<HTMLElement>('.push-uncounted button'))
  expect([isBlocked(root), notices(root)]).toEqual([false, []])
  answer(REACH, exampleReach)
  again.click()
  await until(() => live(root)[0] === '2')
})

test('counts a thousand advisors in URLs of acceptable length', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    slug: `${'g'.repeat(58)}-${index}`,
    full_name: `Gruber ${index}`,
    email_address: ''
  }))
  answer(SEARCH, many)
  answer(COUNT, exampleSubscribers)
  const root = await open()
  await search(root, 'gruber')
  await until(() => options(root).length)
  for (let count = 0; count < 200; count += 1)
    root.querySelector<HTMLElement>('[role=option]:not([aria-selected=true])')?.click()
  type(field(root, 'text'), TEXT)
  await until(() => !isBlocked(root))
  await ask(root)
  const urls = asked(COUNT).map(({ url }) => url)
  expect(Math.max(...urls.map((url) => url.length))).toBeLessThan(8000)
  const named = urls.flatMap((url) => new URL(url).searchParams.get('filters[advisors]')?.split(','))
  expect([named.length, new Set(named).size]).toEqual([texts(root, '.chip').length, texts(root, '.chip').length])
  expect(dialog(root)?.textContent).toContain(`at least ${3 * urls.length} people`)
})

test('clears the form after sending, without errors', async () => {
  const root = await open()
  await fill(root, { link: 'https://alpenbank.example' })
  await ask(root)
  press(root, 'Send')
  await notice(root)
  await until(() => !dialog(root))
  expect([texts(root, '.chip'), field(root, 'text').value, field(root, 'link').value]).toEqual([[], '', ''])
  expect(errors(root)).toEqual([])
  expect(isBlocked(root)).toBe(true)
  expect(focused(root)).toBe(send(root))
})

test('says that the notification waits for an approval', async () => {
  answer(SEND, { uuid: '6f1c9f0e-0000-4000-8000-000000000001', is_held: true }, 201)
  const root = await open()
  await fill(root)
  await ask(root)
  press(root, 'Send')
  expect(await notice(root)).toMatch(/^Saved\. Another marketing manager must approve it/)
})

test('sends no link when none is typed', async () => {
  const root = await open()
  await fill(root)
  await ask(root)
  press(root, 'Send')
  await until(() => asked(SEND).length)
  expect(await asked(SEND)[0]?.json()).toEqual({ text: TEXT, advisors: ['anna-gruber'] })
})

test.each(['Cancel', 'Escape'])('declined by %s, nothing is sent and all stays', async (how) => {
  const root = await open()
  await fill(root, { link: 'https://alpenbank.example' })
  await ask(root)
  if (how === 'Escape') await userEvent.keyboard('{Escape}')
  else press(root, how)
  await until(() => !dialog(root))
  expect(asked(SEND)).toEqual([])
  expect([texts(root, '.chip'), field(root, 'text').value, field(root, 'link').value]).toEqual([
    ['Mag. Anna Gruber'],
    TEXT,
    'https://alpenbank.example'
  ])
  await ask(root)
})

test('does not send to no one', async () => {
  answer(COUNT, [])
  const root = await open()
  await fill(root)
  send(root).click()
  expect(await notice(root)).toMatch(/^No one with a card of these advisors has agreed/)
  expect([dialog(root), asked(SEND)]).toEqual([null, []])
})

test('does not offer to send to no one: says so where it counts, and counts again on Send', async () => {
  answer(REACH, { apple: 0, google: 0 })
  const root = await open()
  await choose(root, 'Anna')
  type(field(root, 'text'), TEXT)
  await until(() => texts(root, '.push-live .notice')[0]?.startsWith('No one with a card of these advisors has agreed'))
  expect([isBlocked(root), live(root)]).toEqual([true, []])
  button(root, 'Send later')?.click()
  type(await until(() => root.querySelector<HTMLInputElement>('[name=send_at]')), SEND_AT)
  await until(() => !isBlocked(root))
  button(root, 'Send now instead')?.click()
  await until(() => isBlocked(root))
  answer(REACH, exampleReach)
  send(root).click()
  expect(await notice(root)).toMatch(/^No one with a card of these advisors has agreed/)
  await until(() => live(root)[0] === '2')
  expect([live(root), isBlocked(root), asked(COUNT), asked(SEND)]).toEqual([['2', '1'], false, [], []])
})

test('speaks of one person as one', async () => {
  answer(COUNT, exampleSubscribers.slice(0, 1))
  const root = await open()
  await fill(root)
  expect((await ask(root)).textContent).toContain('to at least 1 person.')
})

test('warns in the question about a later time when no one has consented', async () => {
  answer(COUNT, [])
  const root = await open()
  await fill(root)
  button(root, 'Send later')?.click()
  type(await until(() => root.querySelector<HTMLInputElement>('[name=send_at]')), SEND_AT)
  await until(() => !isBlocked(root))
  const question = await ask(root)
  expect(question.querySelector('.modal-body p')?.textContent).toBe(
    'No one with a card of these advisors has agreed to notifications yet. Schedule this one anyway, for everyone who agrees by then?'
  )
  expect(question.querySelector('.push-reach')).toBeNull()
  expect(question.querySelector('h2')?.textContent).toBe('Schedule push notification')
  press(root, 'Schedule')
  expect(await notice(root)).toBe('Notification scheduled')
})

test('does not ask about input that changed while counting', async () => {
  const counted = hold(COUNT)
  const root = await open()
  await fill(root)
  send(root).click()
  await until(() => asked(COUNT).length)
  type(field(root, 'text'), 'Something else')
  counted.release(json(exampleSubscribers))
  await until(() => send(root).ariaBusy === 'false')
  expect(dialog(root)).toBeNull()
})

test('shows the server’s messages below their fields until changed, and focuses the first', async () => {
  const root = await open()
  await fill(root, { link: 'https://elsewhere.example' })
  answer(
    SEND,
    { message: 'x', errors: { link: ['Not one of your hosts.'], text: ['Not allowed.'], 'advisors.0': ['Gone.'] } },
    422
  )
  await ask(root)
  press(root, 'Send')
  await until(() => errors(root).length)
  expect(errors(root)).toEqual(['Gone.', 'Not allowed.', 'Not one of your hosts.'])
  await until(() => notices(root)[0] === 'Please check these entries')
  expect(['advisors', 'text', 'link'].map((name) => field(root, name).ariaInvalid)).toEqual(['true', 'true', 'true'])
  await until(() => !dialog(root) && focused(root) === field(root, 'advisors'))
  expect(isBlocked(root)).toBe(true)
  await choose(root, 'Otto')
  type(field(root, 'text'), 'Another text')
  await until(() => errors(root).length === 1)
  expect(errors(root)).toEqual(['Not one of your hosts.'])
  expect(isBlocked(root)).toBe(true)
  type(field(root, 'link'), 'https://alpenbank.example')
  await until(() => !isBlocked(root))
})

test('shows at the field which advisors the count refuses', async () => {
  answer(
    COUNT,
    { message: 'x', errors: { 'filters[advisors].0': ['This value is not valid. Please change it.'] } },
    422
  )
  const root = await open()
  await fill(root)
  send(root).click()
  await until(() => errors(root)[0] === 'This value is not valid. Please change it.')
  expect([dialog(root), asked(SEND)]).toEqual([null, []])
})

test.each([
  [COUNT, 500],
  [SEND, 403],
  [SEND, 409],
  [SEND, 422],
  [SEND, 429]
])('shows the server’s message about %s answered with %i, and keeps the input', async (route, status) => {
  const said = 'At most one notification in ten minutes. Please wait until 10:20.'
  const root = await open()
  await fill(root, { link: 'https://alpenbank.example' })
  const error = new Promise((resolve) => document.addEventListener('advisor-error', resolve, { once: true }))
  answer(route, { message: said }, status)
  send(root).click()
  if (route === SEND) {
    await until(() => dialog(root))
    press(root, 'Send')
  }
  expect(await notice(root)).toBe(said)
  expect(await error).toMatchObject({ detail: { reason: 'send' } })
  expect([texts(root, '.chip'), field(root, 'text').value, field(root, 'link').value]).toEqual([
    ['Mag. Anna Gruber'],
    TEXT,
    'https://alpenbank.example'
  ])
  expect(isBlocked(root)).toBe(false)
})

const button = (root: Root, name: string) => all(root, 'form button').find(({ textContent }) => textContent === name)
const SEND_AT = '2027-01-11T09:30'
test('asks for no time before one could be chosen, also after a refused attempt', async () => {
  const root = await open()
  send(root).click()
  await until(() => errors(root).length)
  const before = errors(root)
  button(root, 'Send later')?.click()
  const input = await until(() => root.querySelector<HTMLInputElement>('[name=send_at]'))
  expect(errors(root)).toEqual(before)
  input.focus()
  input.blur()
  await until(() => errors(root).length > before.length)
})

test.each([
  ['2027-01-08T11:00', 'of this minute'],
  ['2026-01-11T09:30', 'of last year'],
  ['2027-04-09T09:30', 'after the last day']
])('refuses the time %s, %s, at its field, before anything is asked', async (time) => {
  const root = await open()
  await fill(root)
  button(root, 'Send later')?.click()
  const input = await until(() => root.querySelector<HTMLInputElement>('[name=send_at]'))
  await until(() => input.min === '2027-01-08T11:01')
  type(input, time)
  await until(() => isBlocked(root))
  expect(errors(root)).toEqual([])
  send(root).click()
  await until(() => errors(root)[0] === 'Please choose a time within the next 90 days.')
  await until(() => focused(root) === input)
  expect(root.querySelector('.push-goes')).toBeNull()
  expect([dialog(root), asked(COUNT), asked(SEND)]).toEqual([null, [], []])
  type(input, '2027-01-08T11:01')
  await until(() => !isBlocked(root) && !errors(root).length)
})

test('requires a time for later sending, shows it, and sends it', async () => {
  const root = await open()
  await fill(root)
  const sent = () => texts(root, '.push-step .lead').find((text) => text?.startsWith('The notification is sent'))
  expect(sent()).toContain('is sent immediately to all devices')
  button(root, 'Send later')?.click()
  const time = await until(() => root.querySelector<HTMLInputElement>('[name=send_at]'))
  expect(sent()).toContain('is sent at the chosen time to all devices')
  await until(() => isBlocked(root))
  expect(time.type).toBe('datetime-local')
  await until(() => texts(root, '.push-time .help')[0]?.includes('Europe/Vienna time'))
  send(root).click()
  await until(() => errors(root)[0] === 'Please choose a date and time.')
  await until(() => focused(root) === time)
  type(time, SEND_AT)
  await until(() => !isBlocked(root))
  const goes = 'The notification will be sent on Monday 11 January 2027 at 09:30 (Europe/Vienna).'
  await until(() => texts(root, '.push-goes').some((said) => said?.replaceAll(',', '') === goes))
  const question = await ask(root)
  expect(question.textContent?.replaceAll(',', '')).toContain(goes)
  press(root, 'Schedule')
  expect(await notice(root)).toBe('Notification scheduled')
  expect(await asked(SEND)[0]?.json()).toEqual({ text: TEXT, advisors: ['anna-gruber'], send_at: SEND_AT })
  expect(root.querySelector('[name=send_at]')).toBeNull()
})

test('sends immediately when the later time is removed', async () => {
  const root = await open()
  await fill(root)
  button(root, 'Send later')?.click()
  type(await until(() => root.querySelector('[name=send_at]')), SEND_AT)
  button(root, 'Send now instead')?.click()
  await until(() => !root.querySelector('[name=send_at]') && !isBlocked(root))
  await ask(root)
  press(root, 'Send')
  await until(() => asked(SEND).length)
  expect(await asked(SEND)[0]?.json()).toEqual({ text: TEXT, advisors: ['anna-gruber'] })
})

const CROWDED = 'Another notification goes close to this time.'

test('shows a refused time at its field until another is chosen', async () => {
  answer(SEND, { message: 'x', errors: { send_at: [CROWDED] } }, 422)
  const root = await open()
  await fill(root)
  button(root, 'Send later')?.click()
  const time = await until(() => root.querySelector<HTMLInputElement>('[name=send_at]'))
  type(time, SEND_AT)
  await until(() => !isBlocked(root))
  await ask(root)
  press(root, 'Schedule')
  await until(() => errors(root)[0] === CROWDED)
  expect([isBlocked(root), time.value]).toEqual([true, SEND_AT])
  type(time, '2027-01-12T09:30')
  await until(() => !errors(root).length && !isBlocked(root))
})

test('reports that a notification comes too soon after another, with a retry', async () => {
  answer(SEND, { message: 'x', errors: { send_at: [CROWDED] } }, 422)
  const root = await open()
  await fill(root)
  await ask(root)
  press(root, 'Send')
  expect(await notice(root)).toBe(CROWDED)
  expect([errors(root), isBlocked(root)]).toEqual([[], false])
})

const BRANCHES = 'GET /api/v1/wallet-cards/branches'
const WIEN = { uuid: '6f1c9f0e-0000-4000-8000-00000000000a', name: 'Filiale Innere Stadt', city: 'Wien', advisors: 3 }

const branch = async (root: Root) => {
  button(root, 'Add a branch')?.click()
  const input = await until(() => root.querySelector<HTMLInputElement>('#push-form-branch'))
  input.click()
  return until(() => {
    const found = input.closest('.multi')?.querySelectorAll<HTMLElement>('[role=option]')
    return found?.length ? [...found] : undefined
  })
}

test('adds all advisors of a branch to the choice, each once', async () => {
  answer(BRANCHES, [WIEN])
  answer(`${BRANCHES}/${WIEN.uuid}/advisors`, exampleFoundAdvisors)
  const root = await open()
  await choose(root, 'Otto')
  const [option] = await branch(root)
  expect(option?.textContent).toBe('Filiale Innere StadtWien · 3 advisors')
  option?.click()
  await until(() => texts(root, '.chip').length === 3)
  expect(root.querySelector<HTMLInputElement>('#push-form-branch')?.value).toBe('')
})

test('ticks a branch while all its advisors are chosen, and removes them with it', async () => {
  const ofWien = exampleFoundAdvisors.slice(0, 2).map((one) => ({ ...one, branch: WIEN.name }))
  answer(BRANCHES, [{ ...WIEN, advisors: 2 }])
  answer(`${BRANCHES}/${WIEN.uuid}/advisors`, ofWien)
  const root = await open()
  const options = await branch(root)
  expect(options.map(({ ariaSelected }) => ariaSelected)).toEqual(['false'])
  options[0]?.click()
  const ticked = () => root.querySelector('#push-form-branch')?.closest('.multi')?.querySelector('[aria-selected=true]')
  const tick = await until(ticked)
  ;(tick as HTMLElement).click()
  await until(() => !ticked() && !texts(root, '.chip').length)
})

test('adds all advisors to the choice, each once', async () => {
  answer('GET /api/v1/wallet-cards/advisors', exampleFoundAdvisors)
  const root = await open()
  await choose(root, 'Otto')
  button(root, 'Add all advisors')?.click()
  await until(() => texts(root, '.chip').length === 3)
  expect(root.querySelector('.notification')).toBeNull()
})

test('says where the maximum leaves some advisors out', async () => {
  const many = Array.from({ length: 1001 }, (_, at) => ({
    slug: `advisor-${at}`,
    full_name: `Advisor ${at}`,
    email_address: `advisor-${at}@alpenbank.example`
  }))
  answer('GET /api/v1/wallet-cards/advisors', many)
  const root = await open()
  button(root, 'Add all advisors')?.click()
  expect(await notice(root)).toMatch(/^Maximum of 1,000 advisors/)
})

test.each([
  ['branches', BRANCHES],
  ['advisors', `${BRANCHES}/${WIEN.uuid}/advisors`]
])('reports %s that fail to load, and keeps the choice', async (_what, route) => {
  answer(BRANCHES, [WIEN])
  answer(route, {}, 500)
  const root = await open()
  await choose(root, 'Otto')
  if (route === BRANCHES) button(root, 'Add a branch')?.click()
  else (await branch(root))[0]?.click()
  expect(await notice(root)).toBe(GENERAL)
  expect(texts(root, '.chip')).toHaveLength(1)
})

const openTest = async (root: Root) => {
  button(root, 'Test on your card')?.click()
  return until(() => dialog(root)?.querySelector('.push-reach') && dialog(root))
}

test('shows the code for a test card of the first chosen advisor when the user has none', async () => {
  answer(OWN, { reach: { apple: 0, google: 0 }, key: 'a.b.c' })
  const root = await open()
  await fill(root)
  const shown = await openTest(root)
  expect(shown.querySelector('svg[role=img]')).not.toBeNull()
  expect(shown.querySelector('a')?.getAttribute('href')).toMatch(/\/wallet-card\/anna-gruber\?own=a\.b\.c$/)
  expect(texts(root, 'dialog[open] button')).not.toContain('Send test')
  answer(OWN, { reach: { apple: 1, google: 0 }, key: 'd.e.f' })
  // it polls every three seconds
  await until(() => texts(root, 'dialog[open] button').includes('Send test'), 15_000)
  expect(shown.querySelector('a')?.getAttribute('href')).toContain('own=a.b.c')
})

test('explains how to get a test card when no advisor is chosen yet', async () => {
  answer(OWN, { reach: { apple: 0, google: 0 }, key: 'a.b.c' })
  const root = await open()
  const shown = await openTest(root)
  expect(shown.textContent).toContain('Choose an advisor in the form first')
  expect(shown.textContent).toContain('Message cannot be empty')
  expect(shown.querySelector('svg[role=img]')).toBeNull()
})

test.each([
  ['x'.repeat(101), '', 'Message is too long (at most 100 characters).'],
  [TEXT, 'alpenbank', NO_URL]
])('the test says what is wrong with the message: %s %s', async (text, link, said) => {
  answer(OWN, { reach: { apple: 1, google: 0 }, key: 'a.b.c' })
  answer(SETUP, { ...setUp, apple: false, google: false })
  const root = await open()
  await choose(root, 'Anna')
  type(field(root, 'text'), text)
  type(field(root, 'link'), link)
  const shown = await openTest(root)
  await until(() => shown.textContent?.includes(said))
  expect(shown.textContent).not.toContain('cannot be empty')
  await until(() => shown.textContent?.includes('are not set up on this server'))
})

test('a test that fails can be sent again from its dialog', async () => {
  answer(OWN, { reach: { apple: 1, google: 0 }, key: 'a.b.c' })
  answer(TEST, {}, 500)
  const root = await open()
  await fill(root)
  await openTest(root)
  press(root, 'Send test')
  await until(() => asked(TEST).length && texts(root, 'dialog[open] .notification p')[0] === GENERAL)
  answer(TEST, {}, 201)
  press(root, 'Send test')
  await until(() => asked(TEST).length === 2 && !dialog(root))
})

test('names one single advisor as the audience, rather than the branch', async () => {
  const root = await open()
  await fill(root)
  const shown = await ask(root)
  await until(() => shown.textContent?.includes('For the card of Mag. Anna Gruber'))
})

test('sends a test only to the user’s own cards, and keeps the form', async () => {
  answer(OWN, { reach: { apple: 1, google: 0 }, key: 'a.b.c' })
  answer(TEST, {}, 201)
  const root = await open()
  await fill(root, { link: 'https://alpenbank.example' })
  await openTest(root)
  press(root, 'Send test')
  expect(await notice(root)).toBe('Test sent')
  await until(() => !dialog(root))
  expect(await asked(TEST)[0]?.json()).toEqual({ text: TEXT, link: 'https://alpenbank.example/' })
  expect([asked(SEND), asked(COUNT), texts(root, '.chip'), field(root, 'text').value]).toEqual([
    [],
    [],
    ['Mag. Anna Gruber'],
    TEXT
  ])
})

test('shows a refused test at its fields', async () => {
  answer(OWN, { reach: { apple: 1, google: 0 }, key: 'a.b.c' })
  answer(TEST, { message: 'x', errors: { link: ['Not one of your hosts.'] } }, 422)
  const root = await open()
  await fill(root, { link: 'https://elsewhere.example' })
  await openTest(root)
  press(root, 'Send test')
  await until(() => errors(root)[0] === 'Not one of your hosts.')
  expect(dialog(root)).toBeNull()
})

test('previews the message as sent by the institution', async () => {
  const root = await open()
  await until(() => texts(root, '.push-sender strong')[0] === 'Alpenbank')
  expect(texts(root, '.push-text')).toEqual(['Your text', 'Your text'])
  type(field(root, 'text'), TEXT)
  type(field(root, 'link'), 'https://alpenbank.example')
  await until(() => texts(root, '.push-link').length)
  expect(texts(root, '.push-text')).toEqual([TEXT, TEXT])
  expect(root.querySelector('.push-preview a')).toBeNull()
})

test('labels the steps in both languages', async () => {
  const steps = (root: Root) => texts(root, 'h2.push-headline, h3')
  const root = await open()
  expect(steps(root)).toEqual([
    'With this tool you can send push notifications to all you digital business cards',
    'Choose your target group',
    'Enter your message',
    'Send push notification'
  ])
  expect(['advisors', 'text', 'link'].map((name) => field(root, name).placeholder)).toEqual([
    'Enter at least 3 characters...',
    'Enter your text here...',
    'Enter a link'
  ])
  tenantLanguage.current = 'de-AT'
  const { root: german } = await mount('<advisor-push-form lang="de"></advisor-push-form>', 'form')
  expect(steps(german).slice(1)).toEqual([
    'Wählen Sie Ihre Zielgruppe',
    'Geben Sie Ihre Nachricht ein',
    'Push-Mitteilung senden'
  ])
})

test('can be used entirely by keyboard', async () => {
  const root = await open()
  field(root, 'advisors').focus()
  await userEvent.keyboard('gru')
  await until(() => options(root).length === 3)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Escape}')
  await until(() => texts(root, '.chip')[0] === 'Otto Grubér')
  for (let tabs = 0; tabs < 3 && focused(root) !== field(root, 'text'); tabs += 1) await userEvent.tab()
  expect(focused(root)).toBe(field(root, 'text'))
  // short, since each key is a round trip to the browser
  await userEvent.keyboard('Hi{Enter}')
  await userEvent.keyboard('https://a.at{Tab}')
  expect(focused(root)).toBe(send(root))
  await userEvent.keyboard('{Enter}')
  const question = await until(() => dialog(root))
  await until(() => question.contains(focused(root)))
  for (let tabs = 0; tabs < 4 && focused(root)?.textContent !== 'Send'; tabs += 1) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await notice(root)).toBe('Notification is being sent')
  expect(await asked(SEND)[0]?.json()).toMatchObject({ advisors: ['otto-gruber'], text: 'Hi' })
})
