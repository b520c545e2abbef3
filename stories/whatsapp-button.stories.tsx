import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleWhatsApp } from '#contract/examples/whatsapp.example'
import { body, dark, german, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/card/whatsapp/whatsapp-button.element.ts'

const route = 'GET /api/v1/advisors/anna-gruber/whatsapp'

const meta: Meta = {
  title: 'Visitors/WhatsApp button',
  ...elementStories('advisor-whatsapp-button'),
  args: { alias: 'anna-gruber', inline: false }
}
export default meta

const answered = (answer: unknown) => ({ parameters: { answers: { [route]: answer } } })

export const Ready: StoryObj = answered(body(exampleWhatsApp))
export const Inline: StoryObj = { ...Ready, args: { inline: true } }
export const Loading: StoryObj = answered(never)
export const Failed: StoryObj = answered(refusal(500))
export const SwitchedOff: StoryObj = answered(body({ isEnabled: false, phoneNumber: null }))
export const German: StoryObj = { ...Ready, globals: german }
export const Dark: StoryObj = { ...Ready, globals: dark }
export const InlineInTheDark: StoryObj = { ...Inline, globals: dark }
export const OwnColours: StoryObj = {
  ...Ready,
  args: { '--advisor-whatsapp': '#1d3f8a', '--advisor-radius': '999px' }
}
