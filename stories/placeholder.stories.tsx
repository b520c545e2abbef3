import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../.storybook/stage.tsx'
import { dark } from '../.storybook/states.ts'
import { PLACEHOLDER_HEIGHTS, Placeholder } from '../widgets/ui/feedback/placeholder.tsx'

const sizes = Object.keys(PLACEHOLDER_HEIGHTS) as (keyof typeof PLACEHOLDER_HEIGHTS)[]

const meta: Meta = {
  title: 'Parts/Placeholder',
  render: () => (
    <Stage>
      <div className="stack">
        {sizes.map((size) => (
          <Placeholder key={size} height={size} width={size} />
        ))}
      </div>
    </Stage>
  ),
  parameters: {
    docs: { description: { component: 'A grey block in place of text that is loading, in sizes xs to xl.' } }
  }
}
export default meta

export const Sizes: StoryObj = {}
export const Dark: StoryObj = { globals: dark }
