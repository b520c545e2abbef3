import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { Stage } from '../.storybook/stage.tsx'
import { dark, german, narrow } from '../.storybook/states.ts'
import { Modal } from '../widgets/ui/dialogs/modal.tsx'

type Args = Partial<ComponentProps<typeof Modal>>

function Held(props: Args) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal title="Add to contacts" {...props} open={open} onClose={() => setOpen(false)}>
        {props.children}
      </Modal>
    </>
  )
}

const meta: Meta<Args> = {
  title: 'Parts/Modal',
  render: (args) => (
    <Stage>
      <Held {...args} />
    </Stage>
  ),
  parameters: {
    docs: {
      description: { component: 'A dialog over the page, 600 px wide; Escape and a click on the background close it.' },
      // it would cover the documentation
      story: { inline: false, height: '420px' }
    }
  },
  args: { children: <p>Scan the code with your phone, or download the card.</p> }
}
export default meta

type Story = StoryObj<Args>

const LINES = Array.from({ length: 24 }, (_, line) => `Line ${line + 1} of a long text.`)

const footer = (
  <>
    <button type="button" className="button">
      Cancel
    </button>
    <button type="button" className="button primary">
      Download
    </button>
  </>
)

export const Open: Story = {}
export const WithFooter: Story = { args: { footer } }
export const Long: Story = {
  args: { footer, children: LINES.map((line) => <p key={line}>{line}</p>) }
}
export const Small: Story = { args: { width: 360 } }
export const German: Story = {
  globals: german,
  args: {
    title: 'Visitenkarte der Wohnbauförderungsberatungsstelle zu den Kontakten hinzufügen',
    children: <p>Scannen Sie den Code mit Ihrem Telefon, oder laden Sie die Karte herunter.</p>,
    footer
  }
}
export const Dark: Story = { ...WithFooter, globals: dark }
export const Narrow: Story = { ...German, globals: { ...german, ...narrow } }
