import type { Meta, StoryObj } from '@storybook/react-vite'
import { Playground } from '../.storybook/playground.tsx'
import { PLAYGROUND_ANSWERS } from '../.storybook/playground-answers.ts'
import { find } from '../.storybook/settle.ts'
import { type } from '../widgets/testing/mount.ts'

const meta: Meta = {
  title: 'Embed/Playground',
  // it has what a page about it would say, and a CSS of its own to copy
  tags: ['!autodocs'],
  render: () => <Playground />,
  parameters: { answers: PLAYGROUND_ANSWERS }
}
export default meta

const drawn = async (canvas: Element) => {
  await find(canvas, '.listed-person')
  await find(canvas, '.option')
  await find(canvas, '.contact-to')
  await find(canvas, '.card-lead')
}

export const Usual: StoryObj = { play: ({ canvasElement }) => drawn(canvasElement) }

/** A change is drawn, written as CSS, and warned of where it can hardly be read. */
export const Changed: StoryObj = {
  async play({ canvasElement: canvas }) {
    await drawn(canvas)
    type(await find(canvas, 'input[name="--advisor-radius"]'), '2px')
    type(await find(canvas, 'input[name="--advisor-primary"]'), '#1d3f8a')
    const code = await find(canvas, '.copyable code', '--advisor-primary: #1d3f8a;')
    const written = code.textContent ?? ''
    if (!/^:root \{\n {2}--advisor-radius: 2px;/.test(written)) throw new Error(written)
    const button = await find(canvas, '.button.primary[part=button]')
    const { backgroundColor, borderRadius } = getComputedStyle(button)
    if (backgroundColor !== 'rgb(29, 63, 138)' || borderRadius !== '2px')
      throw new Error(`${backgroundColor} ${borderRadius}`)
  }
}
