import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { Stage } from '../.storybook/stage.tsx'
import { dark, german } from '../.storybook/states.ts'
import { LoadingOverlay } from '../widgets/ui/feedback/loading-overlay.tsx'

type Args = Partial<ComponentProps<typeof LoadingOverlay>>

const meta: Meta<Args> = {
  title: 'Parts/Loading overlay',
  render: (args) => (
    <Stage>
      <LoadingOverlay {...args}>
        <div className="card">
          <h2 className="card-title">Anna Gruber</h2>
          <p className="lead">Branch Graben, Vienna. Mortgage and property financing.</p>
        </div>
      </LoadingOverlay>
    </Stage>
  ),
  parameters: { docs: { description: { component: 'Blurs its content while it loads or after an error.' } } }
}
export default meta

type Story = StoryObj<Args>

export const Ready: Story = {}
export const Loading: Story = { args: { loading: true } }
export const Failed: Story = { name: 'Error', args: { error: true } }
export const German: Story = { ...Failed, name: 'German', globals: german }
export const Dark: Story = { ...Failed, name: 'Dark', globals: dark }
