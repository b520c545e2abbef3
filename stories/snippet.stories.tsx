import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { find, press } from '../.storybook/settle.ts'
import { Stage } from '../.storybook/stage.tsx'
import { dark, narrow } from '../.storybook/states.ts'
import { type } from '../widgets/testing/mount.ts'
import { answer } from '../widgets/testing/network.ts'
import '../widgets/embed/elements.ts'
import { answers } from './snippet.answers.ts'
import { HOST, Snippet, type SnippetProps } from './snippet.tsx'

const EMBED = '/cdn/embed-0.1.0-3222B533.js'
const release = {
  version: '0.1.0',
  embed: EMBED,
  integrity: { [EMBED]: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC' }
}
// a real server answers by itself
answer('GET /cdn/integrity.json', release, 200, HOST)

const meta: Meta<SnippetProps> = {
  title: 'Embed/Snippet',
  tags: ['!autodocs'],
  render: (args) => (
    <Stage>
      <Snippet {...args} />
    </Stage>
  ),
  argTypes: { tag: { control: false }, values: { control: false }, plain: { control: false } },
  parameters: { answers },
  beforeEach: () => sessionStorage.clear()
}
export default meta

type Story = StoryObj<SnippetProps>

const code = async (canvas: Element, text: string) => (await find(canvas, '.snippet-code', text)).textContent

export const Booking: Story = {
  // the widget runs on sample data
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.at-topic .option')
  }
}
export const WhatsAppButton: Story = {
  name: 'WhatsApp button',
  args: { tag: 'advisor-whatsapp-button', values: { alias: 'anna-gruber', inline: true } }
}
export const Reschedule: Story = { args: { tag: 'advisor-reschedule', values: { token: 'TOKEN' } } }
export const WorkingHours: Story = { args: { tag: 'advisor-working-hours' } }
export const NothingFilled: Story = { args: { tag: 'advisor-topics', values: {} } }
export const StrippedTags: Story = {
  name: 'For a CMS that strips tags',
  args: { plain: true, values: { alias: 'anna-gruber', mode: 'popup' } }
}
export const Typed: Story = {
  name: 'What is typed stays text',
  args: { tag: 'advisor-topics' },
  play: async ({ canvasElement }) => {
    const field = await find<HTMLInputElement>(canvasElement, '.snippet-fields input[type=text]')
    type(field, 'anna"><b>')
    expect(await code(canvasElement, 'advisor-topics')).toContain('alias="anna&#34;&#62;&#60;b&#62;"')
  }
}
export const Pinned: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.choice', 'Pin this release')
    expect(await code(canvasElement, EMBED)).toContain(`integrity="${release.integrity[EMBED]}"`)
  }
}
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.snippet-part .button')
    // a browser under test may deny clipboard access
    await find(canvasElement, '.snippet-status', 'C')
  }
}
export const Dark: Story = { globals: dark }
export const Narrow: Story = { globals: narrow, args: { values: { alias: 'anna-gruber', mode: 'popup' } } }
