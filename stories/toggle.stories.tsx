import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { Stage } from '../.storybook/stage.tsx'
import { dark } from '../.storybook/states.ts'
import { Toggle, type ToggleProps } from '../widgets/ui/fields/toggle.tsx'

type Args = Partial<ToggleProps>

const meta: Meta<Args> = {
  title: 'Parts/Toggle',
  render: (args) => (
    <Stage>
      <Toggle label="WhatsApp" checked={false} onChange={action('change')} {...args} />
    </Stage>
  ),
  parameters: { docs: { description: { component: 'A switch: a click toggles it and emits the new value.' } } }
}
export default meta

type Story = StoryObj<Args>

const labels = { checked: 'Enabled', unchecked: 'Disabled' }

export const Off: Story = {}
export const On: Story = { args: { checked: true } }
export const Disabled: Story = { args: { checked: true, disabled: true } }
export const OwnTexts: Story = { args: { checked: true, labels, width: 85 } }
export const OwnTextsOff: Story = { args: { labels, width: 85 } }
export const OwnColours: Story = { args: { checked: true, color: { checked: '#1d3f8a', unchecked: '#8a1d1d' } } }
export const Large: Story = { args: { checked: true, width: 96, height: 40, margin: 4 } }
export const LabelElsewhere: Story = { args: { hideLabel: true } }
export const Dark: Story = { args: { checked: true }, globals: dark }
export const DarkAndOff: Story = { globals: dark }
