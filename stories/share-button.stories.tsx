import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { MODULES } from '#contract/module-names'
import { body, dark, german, narrow } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/card/share/share-button.element.ts'

const modules = (effective_state: boolean) => ({
  parameters: {
    answers: {
      'GET /api/v1/modules': body(MODULES.map((module_name) => ({ module_name, effective_state }))),
      'GET /api/v1/advisors/anna-gruber': body(exampleAdvisor)
    }
  }
})

const meta: Meta = {
  title: 'Visitors/Share button',
  ...elementStories('advisor-share-button'),
  args: { alias: 'anna-gruber' }
}
export default meta

/** Clicks the button as soon as it exists. */
const play: StoryObj['play'] = async ({ canvasElement }) => {
  const pressed = () => {
    const button = canvasElement.querySelector('advisor-share-button')?.shadowRoot?.querySelector('button')
    button?.click()
    return button
  }
  while (!pressed()) await new Promise((resolve) => setTimeout(resolve, 20))
}

export const Closed: StoryObj = modules(true)
export const Open: StoryObj = { ...Closed, play }
export const SwitchedOff: StoryObj = { ...modules(false), play }
export const German: StoryObj = { ...Open, globals: german }
export const Dark: StoryObj = { ...Open, globals: dark }
export const Narrow: StoryObj = { ...Open, globals: narrow }
