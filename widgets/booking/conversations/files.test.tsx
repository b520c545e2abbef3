import { afterEach, beforeEach, expect, test } from 'vitest'
import { FILE_MAX_BYTES } from '#contract/conversation-files'
import { exampleContactOffer } from '#contract/examples/contact-requests.example'
import { exampleFiles, exampleMessages, exampleVisitorThread } from '#contract/examples/conversations.example'
import { mount, type, until } from '../../testing/mount.ts'
import { answer, holding, json, never, requests } from '../../testing/network.ts'
import '../contact-requests/contact-form.element.ts'

const TOKEN = 'k'.repeat(43)
const READ = 'GET /api/v1/conversation'
const SEND = 'POST /api/v1/conversation/files'

beforeEach(() => {
  answer('GET /api/v1/advisors/anna/contact-offer', exampleContactOffer)
  answer(READ, exampleVisitorThread)
  answer(`${READ}/news`, () => never())
  answer('PUT /api/v1/conversation/seen', undefined, 204)
})
afterEach(() => history.replaceState(null, '', location.href.split('#')[0]))

async function resume() {
  location.hash = `#/${TOKEN}`
  const { root } = await mount('<advisor-contact-form kind="messenger" mode="page"></advisor-contact-form>')
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => until(() => root.querySelector<E>(selector))
  await find('.chat-message')
  const choose = async (...files: File[]) => {
    const input = await find<HTMLInputElement>('input[type=file]')
    const given = new DataTransfer()
    for (const file of files) given.items.add(file)
    input.files = given.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const notice = () => root.querySelector('.notice')?.textContent ?? ''
  const press = (text: string) => {
    const found = [...root.querySelectorAll('button')].find((one) => one.textContent?.includes(text))
    found?.click()
    return found
  }
  return { root, find, choose, notice, press }
}

const plan = new File(['x'.repeat(2000)], 'floor plan.png', { type: 'image/png' })
const sent = () => requests.filter(({ url }) => new URL(url).pathname.endsWith('/files'))
const taken = ({ url }: Request) =>
  json({ ...exampleFiles[1], client_id: new URL(url).searchParams.get('client_id'), is_from_visitor: true }, 201)

test.each([
  ['of another kind', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), 'JPEG, PNG or WebP'],
  ['of no kind', new File(['?'], 'notes', { type: '' }), 'JPEG, PNG or WebP'],
  ['that is too large', new File([new Uint8Array(FILE_MAX_BYTES + 1)], 'a.pdf', { type: 'application/pdf' }), '10 MB']
])('a file %s is refused unsent, where it stands, until it is taken away', async (_what, file, text) => {
  const { root, find, choose, notice, press } = await resume()
  type(await find<HTMLTextAreaElement>('[name=text]'), 'See the plan')
  await choose(file)
  await until(() => notice().includes(text) && notice().includes(file.name))
  expect(root.querySelector('.notice [role=alert]')).not.toBeNull()
  expect([sent().length, press('Try again')]).toEqual([0, undefined])
  press('Do not send')
  await until(() => !notice())
  expect((await find<HTMLTextAreaElement>('[name=text]')).value).toBe('See the plan')
})

const holder = (files: File[], text = '') => {
  const given = new DataTransfer()
  for (const file of files) given.items.add(file)
  if (text) given.setData('text/plain', text)
  return given
}
const LOGO = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
const dropped = (data: DataTransfer, kind = 'drop') =>
  new DragEvent(kind, { dataTransfer: data, bubbles: true, composed: true, cancelable: true })
const pasted = (data: DataTransfer) =>
  new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true })

test.each([
  ['dropped onto the chat', '.chat-log', dropped],
  ['pasted into the message', '[name=text]', pasted]
])('a file that is %s is checked and sent as a chosen one is', async (_how, place, event) => {
  const { find, root, notice, press } = await resume()
  const target = await find(place)
  const refused = event(holder([LOGO]))
  target.dispatchEvent(refused)
  expect(refused.defaultPrevented).toBe(true)
  await until(() => notice().includes('JPEG, PNG or WebP') && notice().includes('logo.svg'))
  expect(sent()).toEqual([])
  press('Do not send')
  answer(SEND, taken)
  target.dispatchEvent(event(holder([plan])))
  await until(() => root.textContent?.includes('Save offer.pdf'))
  expect(sent()[0]?.headers.get('file-name')).toBe('floor%20plan.png')
})

test('text is dragged and pasted as everywhere, also with a picture of it, and nothing is taken once it has ended', async () => {
  const { find } = await resume()
  const target = await find('[name=text]')
  for (const event of [pasted(holder([plan], 'Servus')), dropped(holder([], 'Servus')), pasted(holder([], 'Servus'))]) {
    target.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  }
  target.dispatchEvent(dropped(holder([plan]), 'dragover'))
  await find('[data-over]')
  const { conversation } = exampleVisitorThread
  answer(READ, { ...exampleVisitorThread, conversation: { ...conversation, ended_at: '2027-01-15T10:00:00Z' } })
  const ended = await resume()
  const drop = dropped(holder([plan]))
  ;(await ended.find('.chat-log')).dispatchEvent(drop)
  expect([drop.defaultPrevented, sent(), ended.root.textContent?.includes(plan.name)]).toEqual([false, [], false])
})

test('shows how much has gone, and the message once it is there', async () => {
  const { root, choose, notice } = await resume()
  const reply = holding(SEND)
  await choose(plan)
  const bar = await until(() => root.querySelector<HTMLProgressElement>('progress'))
  await until(() => bar.value === 0.5 && reply())
  expect(notice()).toContain('Sending floor plan.png')
  const [request] = sent()
  expect([request?.headers.get('file-name'), request?.headers.get('conversation-token')]).toEqual([
    'floor%20plan.png',
    TOKEN
  ])
  reply()?.(taken(request as Request))
  await until(() => !root.querySelector('progress') && root.textContent?.includes('Save offer.pdf (1.2 MB)'))
})

test('an attempt that failed is made again under its key, and one that is refused is not', async () => {
  const { root, choose, notice, press } = await resume()
  answer(SEND, () => Promise.reject(new TypeError('no connection')))
  await choose(plan)
  await until(() => notice().includes('interrupted'))
  answer(SEND, () => json({ message: 'Too many' }, 429, { 'retry-after': '150' }))
  press('Try again')
  await until(() => notice().includes('in 3 minutes'))
  answer(SEND, () => json({ message: 'No', errors: { file: ['The image is damaged.'] } }, 422))
  press('Try again')
  await until(() => notice().includes('The image is damaged.'))
  expect(press('Try again')).toBeUndefined()
  expect(new Set(sent().map(({ url }) => new URL(url).searchParams.get('client_id'))).size).toBe(1)
  press('Do not send')
  await until(() => !root.querySelector('.notice'))
})

test('an attempt for which the line was too slow is made again', async () => {
  const { choose, notice, press } = await resume()
  answer(SEND, () => new Response(null, { status: 408 }))
  await choose(plan)
  await until(() => notice().includes('interrupted'))
  answer(SEND, taken)
  expect(press('Try again')).toBeDefined()
  await until(() => !notice().includes('floor plan.png'))
})

test('one on its way can be stopped, and the next one goes', async () => {
  const { root, choose, press } = await resume()
  const reply = holding(SEND)
  await choose(plan, new File(['%PDF'], 'offer.pdf', { type: 'application/pdf' }))
  await until(reply)
  answer(SEND, taken)
  await until(() => press('Do not send floor plan.png'))
  await until(() => root.textContent?.includes('Save offer.pdf'))
  expect(root.querySelector('progress')).toBeNull()
})

test('a picture is drawn with its name, a document can be saved, and what is gone says so', async () => {
  const drawing = document.createElement('canvas')
  drawing.width = 32
  drawing.height = 20
  const context = drawing.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 32, 20)
  const png = await new Promise<Blob | null>((done) => drawing.toBlob(done, 'image/png'))
  answer(READ, { ...exampleVisitorThread, messages: [...exampleMessages, ...exampleFiles] })
  answer(`${READ}/files/4`, () => json({}, 503))
  answer(`${READ}/files/5`, () => json({}, 503))
  const { root, find, press } = await resume()
  await until(() => root.textContent?.includes('The file could not be loaded'))
  answer(`${READ}/files/4`, () => new Response(png))
  press('Save floor plan.png')
  const canvas = await find<HTMLCanvasElement>('canvas')
  expect([canvas.getAttribute('role'), canvas.getAttribute('aria-label')]).toEqual(['img', 'floor plan.png'])
  const pixel = () => canvas.getContext('2d')?.getImageData(10, 10, 1, 1).data
  await until(() => pixel()?.[0] === 255 && !root.textContent?.includes('could not be loaded'))
  const asked = requests.find(({ url }) => url.endsWith('/files/4'))
  expect([asked?.headers.get('conversation-token'), asked?.url.includes(TOKEN)]).toEqual([TOKEN, false])
  expect(root.textContent).toContain('old offer.pdf: no longer kept')
  press('Save offer.pdf')
  await until(() => root.textContent?.includes('The file could not be loaded'))
})
