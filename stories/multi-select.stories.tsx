import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { find, press } from '../.storybook/settle.ts'
import { Stage } from '../.storybook/stage.tsx'
import { dark, german, narrow } from '../.storybook/states.ts'
import { type } from '../widgets/testing/mount.ts'
import { MultiSelect, type MultiSelectProps } from '../widgets/ui/fields/multi-select.tsx'

type Args = Partial<MultiSelectProps<string>>

const own = (name: string) => name
const people = ['Anna Gruber', 'Otto Berger', 'Elif Yılmaz', 'Jan Novák', 'Maria Steiner-Lichtenberger', 'Zoë Huber']

function Held({ selected: first = [], options = people, ...props }: Args) {
  const [selected, setSelected] = useState<readonly string[]>(first)
  return (
    <MultiSelect
      label="Choose advisors"
      keyOf={own}
      nameOf={own}
      {...props}
      options={options}
      selected={selected}
      onChange={setSelected}
    />
  )
}

const meta: Meta<Args> = {
  title: 'Parts/Multi-select',
  render: (args) => (
    <Stage>
      <Held {...args} />
    </Stage>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'A searchable list of options with multiple selection; selected options are shown as chips above the search.'
      }
    }
  },
  args: { placeholder: 'Search by name' }
}
export default meta

type Story = StoryObj<Args>

const open = (canvas: Element) => press(canvas, 'input')
const search = async (canvas: Element, query: string) => {
  await open(canvas)
  type(await find(canvas, 'input'), query)
}

export const Empty: Story = {}
export const Chosen: Story = { args: { selected: people.slice(0, 3) } }
export const Open: Story = { args: { selected: people.slice(0, 1) }, play: ({ canvasElement }) => open(canvasElement) }
export const Found: Story = { play: ({ canvasElement }) => search(canvasElement, 'zoe') }
export const NotFound: Story = { play: ({ canvasElement }) => search(canvasElement, 'xyz') }
export const NoOptions: Story = { args: { options: [] }, play: ({ canvasElement }) => open(canvasElement) }
export const Full: Story = {
  args: { selected: people.slice(0, 2), max: 2 },
  play: ({ canvasElement }) => open(canvasElement)
}
export const WithErrors: Story = { args: { required: true, errors: ['Choose at least one advisor.'] } }
export const German: Story = {
  globals: german,
  args: {
    label: 'Beraterinnen und Berater auswählen',
    placeholder: 'Nach Namen suchen',
    selected: ['Univ.-Prof. Mag. Dr. Maximiliane Freifrau von Hohenstein-Lichtenberg-Oberndorf']
  },
  play: ({ canvasElement }) => search(canvasElement, 'xyz')
}
export const Dark: Story = { ...Open, globals: dark }
export const Narrow: Story = { ...German, globals: { ...german, ...narrow } }
