import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleVCard } from '#contract/examples/vcard.example'
import { MODULES } from '#contract/module-names'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/card/vcard/vcard-button.element.ts'

const route = 'GET /api/v1/advisors/anna-gruber/v-card'
const modules = (effective_state: boolean) => body(MODULES.map((module_name) => ({ module_name, effective_state })))

const meta: Meta = {
  title: 'Visitors/vCard button',
  ...elementStories('advisor-vcard-button'),
  args: { alias: 'anna-gruber' }
}
export default meta

const answered = (answer: unknown) => ({
  parameters: { answers: { 'GET /api/v1/modules': modules(true), [route]: answer } }
})

/** Clicks the button as soon as it exists. */
const play: StoryObj['play'] = async ({ canvasElement }) => {
  const pressed = () => {
    const button = canvasElement.querySelector('advisor-vcard-button')?.shadowRoot?.querySelector('button')
    button?.click()
    return button
  }
  while (!pressed()) await new Promise((resolve) => setTimeout(resolve, 20))
}

export const Closed: StoryObj = answered(body(exampleVCard))
export const Open: StoryObj = { ...Closed, play }
export const Loading: StoryObj = { ...answered(never), play }
export const Failed: StoryObj = { ...answered(refusal(500)), play }
export const SwitchedOff: StoryObj = { parameters: { answers: { 'GET /api/v1/modules': modules(false) } } }
export const German: StoryObj = { ...Open, globals: german }
export const InformalGerman: StoryObj = { ...Open, globals: informal }
export const Dark: StoryObj = { ...Open, globals: dark }
export const Narrow: StoryObj = { ...Open, globals: narrow }
