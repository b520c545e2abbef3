import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleWhatsAppSettings } from '#contract/examples/whatsapp-settings.example'
import { fill, press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/card/whatsapp-settings/whatsapp-settings.element.ts'

const own = '/api/v1/advisors/anna-gruber/whatsapp/settings'
const { parameters, ...shared } = elementStories('advisor-whatsapp-settings')

const meta: Meta = {
  title: 'Advisors/WhatsApp settings',
  ...shared,
  parameters: { ...parameters, answers: { [`GET ${own}`]: body(exampleWhatsAppSettings), [`PUT ${own}`]: done } },
  args: { alias: 'anna-gruber' }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const off = answered({ [`GET ${own}`]: body({ whatsapp_enable: false, whatsapp_id: '' }) })
const empty = (canvas: Element) => fill(canvas, { whatsapp_id: '' })
const save = async (canvas: Element) => {
  await fill(canvas, { whatsapp_id: 'ANNA43' })
  await press(canvas, '[type=submit]')
}

export const Ready: StoryObj = {}
export const SwitchedOff: StoryObj = off
export const Loading = answered({ [`GET ${own}`]: never })
export const Failed: StoryObj = { ...answered({ [`GET ${own}`]: refusal(503) }), name: 'Error' }
export const WithoutId: StoryObj = { play: ({ canvasElement }) => empty(canvasElement) }
export const Processing: StoryObj = {
  ...answered({ [`PUT ${own}`]: never }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const Idle: StoryObj = { name: 'Idle again, saved', play: ({ canvasElement }) => save(canvasElement) }
export const SavingFailed: StoryObj = {
  ...answered({ [`PUT ${own}`]: refusal(500) }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const German: StoryObj = { globals: german, play: ({ canvasElement }) => empty(canvasElement) }
export const GermanInformal: StoryObj = { ...off, globals: informal }
export const Dark: StoryObj = { globals: dark, play: ({ canvasElement }) => empty(canvasElement) }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
