import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { Stage } from '../.storybook/stage.tsx'
import { dark, german, narrow } from '../.storybook/states.ts'
import { type Notification, notifyAtom } from '../widgets/core/data/notify.ts'

interface Args {
  kinds: Notification['kind'][]
}

function Example({ kinds }: Args) {
  const notify = useSetAtom(notifyAtom)
  const say = useCallback(
    (kind: Notification['kind']) => (kind === 'success' ? notify(kind, 'working-hours.saved') : notify(kind)),
    [notify]
  )
  useEffect(() => {
    for (const kind of kinds) say(kind)
  }, [kinds, say])
  return (
    <p className="cluster">
      <button type="button" className="button" onClick={() => say('success')}>
        Success
      </button>
      <button type="button" className="button" onClick={() => say('failure')}>
        Failure
      </button>
    </p>
  )
}

const meta: Meta<Args> = {
  title: 'Parts/Notifications',
  render: (args) => (
    <Stage>
      <Example {...args} />
    </Stage>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Notices at the bottom centre: a success disappears after three seconds, a failure stays until it is closed.'
      },
      // they are shown at the edge of the window
      story: { inline: false, height: '260px' }
    }
  }
}
export default meta

type Story = StoryObj<Args>

export const Success: Story = { args: { kinds: ['success'] } }
export const Failure: Story = { args: { kinds: ['failure'] } }
export const Both: Story = { args: { kinds: ['success', 'failure'] } }
export const German: Story = { ...Both, globals: german }
export const Dark: Story = { ...Both, globals: dark }
export const Narrow: Story = { ...Both, globals: { ...german, ...narrow } }
