import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { MODULES } from '#contract/module-names'
import { body, dark, german, informal, narrow } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/wallet/wallet/wallet-button.element.ts'

const modules = (effective_state: boolean) => body(MODULES.map((module_name) => ({ module_name, effective_state })))

const meta: Meta = {
  title: 'Visitors/Wallet button',
  ...elementStories('advisor-wallet-button'),
  args: { alias: 'anna-gruber' }
}
export default meta

const answered = (isOn: boolean, wallet_cards = true) => {
  const contact_options = { ...exampleAdvisor.contact_options, wallet_cards }
  const advisor = body({ ...exampleAdvisor, contact_options })
  return {
    parameters: { answers: { 'GET /api/v1/modules': modules(isOn), 'GET /api/v1/advisors/anna-gruber': advisor } }
  }
}

/** Clicks the button as soon as it exists. */
const play: StoryObj['play'] = async ({ canvasElement }) => {
  const pressed = () => {
    const button = canvasElement.querySelector('advisor-wallet-button')?.shadowRoot?.querySelector('button')
    button?.click()
    return button
  }
  while (!pressed()) await new Promise((resolve) => setTimeout(resolve, 20))
}

export const Closed: StoryObj = answered(true)
export const Open: StoryObj = { ...Closed, play }
export const SwitchedOff: StoryObj = answered(false)
export const NotOffered: StoryObj = answered(true, false)
export const German: StoryObj = { ...Open, globals: german }
export const InformalGerman: StoryObj = { ...Open, globals: informal }
export const Dark: StoryObj = { ...Open, globals: dark }
export const Narrow: StoryObj = { ...Open, globals: narrow }
