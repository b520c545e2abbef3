import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stage } from '../.storybook/stage.tsx'
import { dark, german, narrow } from '../.storybook/states.ts'
import { TextField, type TextFieldProps } from '../widgets/ui/fields/text-field.tsx'

type Args = Partial<TextFieldProps>

function Held(props: Args) {
  const [value, setValue] = useState(props.value ?? '')
  return <TextField label="" {...props} value={value} onInput={setValue} />
}

const meta: Meta<Args> = {
  title: 'Parts/Text field',
  render: (args) => (
    <Stage>
      <Held {...args} />
    </Stage>
  ),
  parameters: {
    docs: { description: { component: 'A single-line or multi-line text field with label, help and errors.' } }
  },
  args: { label: 'Your OSP User ID' }
}
export default meta

type Story = StoryObj<Args>

export const Empty: Story = { args: { placeholder: 'ANNA42' } }
export const Filled: Story = { args: { value: 'ANNA42' } }
export const Required: Story = { args: { required: true, help: 'Without it, WhatsApp cannot be activated.' } }
export const WithErrors: Story = {
  args: { required: true, errors: ['Your OSP User ID cannot be empty', 'Your OSP User ID is not known.'] }
}
export const Trimmed: Story = { args: { trim: true, value: '  ANNA42  ' } }
export const ReadOnly: Story = { args: { readOnly: true, value: 'anna-gruber' } }
export const Area: Story = { args: { label: 'Enter your message', rows: 4, placeholder: 'Enter your text here...' } }
export const German: Story = {
  globals: german,
  args: {
    label: 'Bezeichnung der Wohnbauförderungsberatungsstelle für Genossenschaftswohnungen',
    help: 'Steht auf der Visitenkarte und in jeder Bestätigung, die Kundinnen und Kunden erhalten.',
    value: 'Wohnbauförderungsberatungsstelle',
    errors: [
      'Bezeichnung der Wohnbauförderungsberatungsstelle für Genossenschaftswohnungen ist zu lang (höchstens 255 Zeichen).'
    ]
  }
}
export const Dark: Story = { ...WithErrors, globals: dark }
export const Narrow: Story = { ...German, globals: { ...german, ...narrow } }
