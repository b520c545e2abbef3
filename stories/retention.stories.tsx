import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleRetention } from '#contract/examples/retention.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/ops/retention/retention.tsx'

const LIST = 'GET /api/v1/deletion-tool/retention'
const PREVIEW = 'POST /api/v1/deletion-tool/retention/appointment/preview'
const SAVE = 'PUT /api/v1/deletion-tool/retention/appointment'
const answers = { [LIST]: body(exampleRetention), [PREVIEW]: body({ due: 1234 }) }
const wrong = { message: 'x', errors: { days: ['Please enter a whole number of days from 90 to 3,650.'] } }

const meta: Meta = { title: 'App/Retention', ...appPage('/deletion-tool/settings', Page, answers) }
export default meta

const asking = async (canvas: Element) => {
  await find(canvas, '.retained-kind')
  await press(canvas, '.retained-kind > .button')
  await find(canvas, 'dialog[open] [name=days]')
}
const saving = (days: string) => async (canvas: Element) => {
  await asking(canvas)
  await fill(canvas, { days })
  await press(canvas, 'dialog[open] [type=submit]')
}
const shortening = async (canvas: Element) => {
  await saving('365')(canvas)
  await find(canvas, 'dialog[open] .notice')
}

export const Listed: StoryObj = {}
export const Loading = answered({ ...answers, [LIST]: never })
export const Failed = answered({ ...answers, [LIST]: refusal(500) })
export const WithoutRuns = answered({ ...answers, [LIST]: body({ ...exampleRetention, runs: [] }) })
export const Asked = played(asking)
export const Shortened = played(shortening)
export const Refused = played(saving('12'), { ...answers, [SAVE]: refusal(422, wrong) })
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { ...played(shortening), globals: dark }
export const Narrow: StoryObj = { ...played(shortening), globals: { ...narrow, ...german } }
