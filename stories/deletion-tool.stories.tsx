import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleRequests } from '#contract/examples/data-requests.example'
import { exampleErasables, exampleErasures } from '#contract/examples/deletion-tool.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/ops/deletion-tool/deletion-tool.tsx'

const LIST = 'GET /api/v1/deletion-tool/erasures'
const SEARCH = 'POST /api/v1/deletion-tool/search'
const BEGIN = 'POST /api/v1/deletion-tool/erasures'
const found = { people: exampleErasables, has_more: true }
const REQUESTS = 'GET /api/v1/deletion-tool/requests'
const answers = { [LIST]: body(exampleErasures), [SEARCH]: body(found), [REQUESTS]: body(exampleRequests) }
const wrong = { message: 'x', errors: { confirmation: ['This is not the name. It is Maria Huber.'] } }

const meta: Meta = { title: 'App/Deletion tool', ...appPage('/deletion-tool', Page, answers) }
export default meta

const searching = async (canvas: Element) => {
  await fill(canvas, { q: 'huber' })
  await press(canvas, '.erasable-search [type=submit]')
}
const finding = async (canvas: Element) => {
  await searching(canvas)
  await find(canvas, '.erasable')
}
const asking = async (canvas: Element) => {
  await finding(canvas)
  await press(canvas, '.erasable .button:last-child')
  await find(canvas, 'dialog[open] [name=confirmation]')
}
const confirming = async (canvas: Element) => {
  await asking(canvas)
  await fill(canvas, { confirmation: 'Maria' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const running = exampleErasures.map((one, at) => (at ? one : { ...one, state: 'running' as const, done: 4 }))
const stalled = running.map((one, at) => (at ? one : { ...one, is_stalled: true }))
const own = exampleErasures.map((one, at) => (at ? one : { ...one, is_own: true }))

export const Listed: StoryObj = {}
export const Running = answered({ ...answers, [LIST]: body(running) })
export const Stopped = answered({ ...answers, [LIST]: body(stalled) })
export const Own = answered({ ...answers, [LIST]: body(own) })
export const Loading = answered({ ...answers, [LIST]: never })
export const Failed = answered({ ...answers, [LIST]: refusal(500) })
export const Empty = answered({ ...answers, [LIST]: body([]) })
export const Found = played(finding)
export const Nobody = played(searching, { ...answers, [SEARCH]: body({ people: [], has_more: false }) })
export const Asked = played(asking)
const approving = async (canvas: Element) => {
  await press(canvas, '.erasure .danger')
  await find(canvas, 'dialog[open]')
}
export const Approving = played(approving)
const sending = async (canvas: Element) => {
  await finding(canvas)
  await press(canvas, '.erasable .button')
  await find(canvas, 'dialog[open] .notice')
}
const adding = async (canvas: Element) => {
  await press(canvas, '.data-request-head > .button')
  await find(canvas, 'dialog[open] [name=arrived_on]')
}
const extending = async (canvas: Element) => {
  await press(canvas, '.data-request .cluster > :nth-child(2)')
  await find(canvas, 'dialog[open] [name=extension]')
}
export const Added = played(adding)
export const Extended = played(extending)
export const Sent = played(sending)
export const Refused = played(confirming, { ...answers, [BEGIN]: refusal(422, wrong) })
export const German: StoryObj = { ...played(finding), globals: german }
export const Dark: StoryObj = { ...played(asking), globals: dark }
export const Narrow: StoryObj = { ...played(asking), globals: { ...narrow, ...german } }
