import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import { exampleCardOptions } from '#contract/examples/card-options.example'
import { open, prepareApp, pressSave } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer, json, never, requests } from '../../testing/network.ts'
import { pictureFile, rotatedFile, selectFiles } from './testing.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber'
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const uploaded = { profile_picture_url: dot, profile_pictures: [] }
type Root = ParentNode

beforeEach(() => {
  answer(`GET ${OWN}`, exampleAdvisor)
  answer(`GET ${OWN}/custom-links`, [])
  answer(`GET ${OWN}/text-descriptions`, [])
  answer(`GET ${OWN}/tags`, { tags: [] })
  answer(`GET ${OWN}/experience`, { since: null, certificates: [] })
  answer(`GET ${OWN}/contact-options`, exampleCardOptions)
  answer(`PUT ${OWN}/photo`, uploaded)
  answer(`DELETE ${OWN}/photo`, undefined, 204)
})

async function openPage() {
  const { root } = await open('/my-card', undefined, 'input[type=file]')
  return root
}
const field = (root: Root) => root.querySelector('input[type=file]') as HTMLInputElement
const stageOf = (root: Root) => root.querySelector('.photo-stage') as HTMLElement
const button = (root: Root, text: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLElement
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const error = (root: Root) => until(() => root.querySelector('.errors p')?.textContent)
const isSent = ({ method }: Request) => method === 'PUT' || method === 'DELETE'
const sent = () => until(() => requests.find(isSent))
const cropSent = async () => new URL((await sent()).url).searchParams.get('crop')

async function choose(root: Root, file: File) {
  selectFiles(field(root), file)
  return until(() => stageOf(root))
}

/** The preview's colour at a point, given in fractions. */
function colour(root: Root, x: number, y: number) {
  const canvas = root.querySelector('canvas.photo-shown') as HTMLCanvasElement
  const data = canvas.getContext('2d')?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? []
  const names: Record<string, string> = { 100: 'red', '010': 'green', '001': 'blue', 110: 'yellow' }
  return names[
    [...data]
      .slice(0, 3)
      .map((part) => Math.round(part / 255))
      .join('')
  ]
}
const corners = (root: Root) => [
  colour(root, 0.1, 0.1),
  colour(root, 0.9, 0.1),
  colour(root, 0.1, 0.9),
  colour(root, 0.9, 0.9)
]

const press = (stage: HTMLElement, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  stage.dispatchEvent(event)
  return event.defaultPrevented
}

/** A pointer event at a point, given in fractions of the stage. */
function point(stage: HTMLElement, type: string, x: number, y: number, pointerId = 1) {
  const { left, top, width } = stage.getBoundingClientRect()
  const at = { clientX: left + x * width, clientY: top + y * width }
  // pointers of synthetic events are unknown to the browser
  stage.setPointerCapture = () => {}
  const movement = type === 'pointermove' ? { movementX: 20, movementY: 0 } : {}
  stage.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, ...at, ...movement }))
}

test('shows an error and a retry when loading fails', async () => {
  answer(`GET ${OWN}`, {}, 400)
  const { root } = await open('/my-card', undefined, '.general-error')
  answer(`GET ${OWN}`, exampleAdvisor)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => field(root))
})

test.each([
  [
    'of another kind',
    () => new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }),
    'Please choose a JPEG, PNG or WebP image.'
  ],
  [
    'of more than 10 MB',
    () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.jpg', { type: 'image/jpeg' }),
    'The image is larger than 10 MB. Please choose a smaller one.'
  ],
  [
    'that is damaged',
    () => new File(['no picture'], 'x.jpg', { type: 'image/jpeg' }),
    'The image is damaged. Please choose another one.'
  ],
  ['that is too small', () => pictureFile(600, 127), 'The image must be at least 128 pixels wide and high.']
])('refuses a file %s before sending, and keeps the previous choice', async (_what, make, text) => {
  const root = await openPage()
  await choose(root, await pictureFile(600, 600))
  press(stageOf(root), '+')
  selectFiles(field(root), await make())
  expect(await error(root)).toBe(text)
  await pressSave(root)
  expect(await cropSent()).toBe('27,27,545')
})

test.each([
  [422, { message: 'x', errors: { image: ['The image is damaged.'] } }, 'The image is damaged.'],
  [
    413,
    { message: 'The image is larger than 10 MB. Please choose a smaller one.' },
    'The image is larger than 10 MB. Please choose a smaller one.'
  ],
  [415, { message: 'Please choose a picture.' }, 'Please choose a picture.']
])('reports a refusal with %i, and keeps picture and crop', async (status, body, text) => {
  answer(`PUT ${OWN}/photo`, body, status)
  const root = await openPage()
  await choose(root, await pictureFile(600, 600))
  await pressSave(root)
  expect(await error(root)).toBe(text)
  expect(corners(root)).toEqual(['red', 'green', 'blue', 'yellow'])
})

test('keeps everything for a retry when the server is unavailable', async () => {
  answer(`PUT ${OWN}/photo`, {}, 503)
  const root = await openPage()
  await choose(root, await pictureFile(600, 600))
  await pressSave(root)
  expect(await notice(root)).toBe('Unfortunately, an error has occurred. Please try again later.')
  expect([stageOf(root) !== null, root.querySelector('.errors p')]).toEqual([true, null])
  answer(`PUT ${OWN}/photo`, uploaded)
  await pressSave(root)
  await until(() => root.querySelector('img.photo-shown'))
})

test('sends the original file with the chosen crop, and shows the card’s new photo', async () => {
  const root = await openPage()
  expect(root.querySelector('.initials')?.textContent).toBe('AG')
  expect(root.querySelector('main [type=submit]')?.ariaDisabled).toBe('true')
  const file = await pictureFile(400, 800)
  const stage = await choose(root, file)
  await until(() => document.activeElement === stage)
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) expect(press(stage, key)).toBe(true)
  expect(press(stage, 'Tab')).toBe(false)
  await pressSave(root)
  expect(await notice(root)).toBe('Photo saved')
  const { headers } = await sent()
  expect([headers.get('content-type'), await cropSent()]).toEqual(['image/jpeg', '0,124,400'])
  expect((await (await sent()).blob()).size).toBe(file.size)
  expect(root.querySelector<HTMLImageElement>('img.photo-shown')?.alt).toBe('Photo of Mag. Anna Gruber')
  await until(() => document.activeElement === field(root))
  expect(stageOf(root)).toBeNull()
})

test('shows a new photo in the header, too', async () => {
  const root = await openPage()
  expect(root.querySelector('.user-button img')).toBeNull()
  answer('GET /api/v1/me', { ...exampleAdvisorMe, ...uploaded })
  await choose(root, await pictureFile(400, 800))
  await pressSave(root)
  await until(() => root.querySelector('.user-button img.face'))
})

test('sends nothing on a second click while saving', async () => {
  answer(`PUT ${OWN}/photo`, never)
  const root = await openPage()
  await choose(root, await pictureFile(600, 600))
  await pressSave(root)
  await until(() => root.querySelector('main [type=submit]')?.textContent === 'Saving …')
  root.querySelector<HTMLElement>('main [type=submit]')?.click()
  expect(requests.filter(isSent)).toHaveLength(1)
})

test('shows and crops a rotated photo upright', async () => {
  const root = await openPage()
  await choose(root, await rotatedFile(800, 400))
  // upright it is 400 wide and 800 high, with the left half of the file at the top
  expect([colour(root, 0.1, 0.1), colour(root, 0.9, 0.1)]).toEqual(['blue', 'red'])
  await pressSave(root)
  expect(await cropSent()).toBe('0,100,400')
})

test('moves the picture by dragging, and centres a clicked point', async () => {
  const root = await openPage()
  const stage = await choose(root, await pictureFile(600, 1200))
  point(stage, 'pointerdown', 0.5, 0.5)
  point(stage, 'pointermove', 0.5, 0.95)
  point(stage, 'pointerup', 0.5, 0.95)
  await until(() => corners(root).join() === 'red,green,red,green')
  point(stage, 'pointerdown', 0.5, 1)
  point(stage, 'pointerup', 0.5, 1)
  await until(() => corners(root).join() === 'red,green,blue,yellow')
})

test('zooms with two fingers, wheel and slider', async () => {
  const root = await openPage()
  const stage = await choose(root, await pictureFile(1000, 1000))
  const zoom = root.querySelector('input[type=range]') as HTMLInputElement
  const level = () => zoom.valueAsNumber
  expect(level()).toBe(0)
  point(stage, 'pointerdown', 0.4, 0.5, 1)
  point(stage, 'pointerdown', 0.6, 0.5, 2)
  point(stage, 'pointermove', 0.3, 0.5, 1)
  const pinched = await until(level)
  point(stage, 'pointerup', 0.3, 0.5, 1)
  point(stage, 'pointerup', 0.6, 0.5, 2)
  const wheel = new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true })
  stage.dispatchEvent(wheel)
  expect(wheel.defaultPrevented).toBe(true)
  await until(() => level() > pinched)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(zoom, '100')
  zoom.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await pressSave(root)
  expect((await cropSent())?.split(',')[2]).toBe('255')
})

test('says beside the button that a picture can be dropped', async () => {
  const root = await openPage()
  const input = root.querySelector('input[type=file]') as HTMLInputElement
  const help = root.querySelector(`#${input.getAttribute('aria-describedby')?.split(' ')[0]}`)
  expect(help?.textContent).toMatch(/^Or drop it here\. /)
})

test('accepts a dropped picture', async () => {
  const root = await openPage()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await pictureFile(300, 300, 'image/png'))
  const dropzone = root.querySelector('.photo-frame') as HTMLElement
  for (const type of ['dragover', 'drop']) {
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
    dropzone.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  }
  await until(() => stageOf(root))
})

test('can be discarded, and counts as unsaved until then', async () => {
  const root = await openPage()
  await choose(root, await pictureFile(300, 300))
  const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await until(leave)
  button(root, 'Cancel').click()
  await until(() => !stageOf(root))
  await until(() => !leave())
})

test('removes a photo after confirmation only', async () => {
  answer(`GET ${OWN}`, { ...exampleAdvisor, ...uploaded })
  const root = await openPage()
  button(root, 'Remove photo').click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  button(dialog, 'Cancel').click()
  await until(() => !dialog.open)
  expect(requests.some(isSent)).toBe(false)
  button(root, 'Remove photo').click()
  await until(() => dialog.open)
  button(dialog, 'Remove photo').click()
  expect(await notice(root)).toBe('Photo removed')
  await until(() => root.querySelector('.initials') && document.activeElement === field(root))
})

test('reports a failed removal and keeps the photo', async () => {
  answer(`GET ${OWN}`, { ...exampleAdvisor, ...uploaded })
  answer(`DELETE ${OWN}/photo`, () => json({}, 500))
  const root = await openPage()
  button(root, 'Remove photo').click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  button(dialog, 'Remove photo').click()
  expect(await notice(root)).toMatch(/error/)
  expect(root.querySelector('img.photo-shown')).not.toBeNull()
})

test.each([
  ['a mouse', false, /mouse wheel.*arrow keys/],
  ['fingers', true, /^(?=.*two fingers)(?!.*(mouse|arrow))/]
])('tells users with %s how the part is chosen', async (_who, isCoarse, said) => {
  const real = window.matchMedia.bind(window)
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const found = real(query)
    return query.includes('pointer: coarse') ? ({ ...found, matches: isCoarse } as MediaQueryList) : found
  })
  onTestFinished(() => spy.mockRestore())
  const root = await openPage()
  const stage = await choose(root, await pictureFile(600, 600))
  const help = stage.getAttribute('aria-describedby')?.split(' ')[0]
  expect(root.querySelector(`[id="${help}"]`)?.textContent).toMatch(said)
})
