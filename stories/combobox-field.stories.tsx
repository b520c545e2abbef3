import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { find, press } from '../.storybook/settle.ts'
import { Stage } from '../.storybook/stage.tsx'
import { dark, german, narrow } from '../.storybook/states.ts'
import { type } from '../widgets/testing/mount.ts'
import type { Choice } from '../widgets/ui/fields/choices.ts'
import { ComboboxField, type ComboboxFieldProps } from '../widgets/ui/fields/combobox-field.tsx'

type Args = Partial<ComboboxFieldProps>

const people: Choice[] = [
  { value: '', text: 'No one' },
  { value: 'a', text: 'Mag. Anna Baumgartner', note: 'Filiale Graz Herrengasse', photo: null },
  { value: 'b', text: 'Anna Baumgartner', note: 'Filiale Wien Innere Stadt', photo: null },
  {
    value: 'c',
    text: 'Dipl.-Ing. Dr. Maximilian Hohenwallner-Schwarzenbacher, MBA',
    note: 'Kompetenzzentrum für Unternehmensfinanzierungen Niederösterreich-West',
    photo: null
  }
]
const many: Choice[] = Array.from({ length: 600 }, (_, at) => ({ value: `${at}`, text: `Filiale ${at + 1}` }))

function Held({ value: first = 'b', options = people, ...props }: Args) {
  const [value, setValue] = useState(first)
  return <ComboboxField name="person" label="Stand-in" {...props} options={options} value={value} onChange={setValue} />
}

const meta: Meta<Args> = {
  title: 'Parts/Combobox field',
  render: (args) => (
    <Stage>
      <Held {...args} />
    </Stage>
  ),
  parameters: {
    docs: { description: { component: 'One of many people, branches or topics, found by typing a part of the name.' } }
  }
}
export default meta

type Story = StoryObj<Args>

const open = (canvas: Element) => press(canvas, 'input')
const search = async (canvas: Element, text: string) => {
  await open(canvas)
  type(await find(canvas, 'input'), text)
}

export const Closed: Story = { args: { help: 'Shown to visitors during your absence.' } }
export const Empty: Story = { args: { value: '-', placeholder: 'Please choose', required: true } }
export const Invalid: Story = { args: { errors: ['This person has left.'] } }
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) }
export const OpenDark: Story = { globals: dark, play: ({ canvasElement }) => open(canvasElement) }
export const OpenNarrow: Story = { globals: narrow, play: ({ canvasElement }) => open(canvasElement) }
export const Many: Story = { globals: german, args: { options: many, value: '3' }, play: Open.play as Story['play'] }
export const NoMatch: Story = {
  globals: german,
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'zzz')
    await find(canvasElement, '.combobox-more')
  }
}
