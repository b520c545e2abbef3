import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../.storybook/stage.tsx'
import { dark, narrow } from '../.storybook/states.ts'

const BUTTONS = ['', 'primary', 'quiet', 'danger']
const NOTICES = ['', 'success', 'warning', 'danger']

function Basics() {
  return (
    <div className="stack">
      <h1>Heading of a page</h1>
      <h2>Heading of a section</h2>
      <h3>Heading of a group</h3>
      <p>
        Text, with <a href="#basics">a link to another place</a>. <span className="help">Text of less weight.</span>
      </p>
      <div className="cluster">
        {BUTTONS.map((kind) => (
          <button key={kind} type="button" className={`button ${kind}`}>
            {kind || 'button'}
          </button>
        ))}
        <button type="button" className="button primary" aria-busy="true">
          <span className="spinner" aria-hidden="true" /> busy
        </button>
        <button type="button" className="button" aria-disabled="true">
          disabled
        </button>
      </div>
      {NOTICES.map((kind) => (
        <p key={kind} className={`notice ${kind}`}>
          A notice{kind && `, ${kind}`}.
        </p>
      ))}
      <label className="choice">
        <input type="checkbox" defaultChecked />
        <span className="choice-title">
          A choice <span className="choice-text">It can be hit anywhere.</span>
        </span>
      </label>
      <label className="choice">
        <input type="checkbox" />
        <span className="choice-title">Another choice</span>
      </label>
      <div className="card">
        <h2 className="card-title">A card</h2>
        <p className="lead">Its lead.</p>
      </div>
    </div>
  )
}

const meta: Meta = {
  title: 'Parts/Basics',
  render: () => (
    <Stage>
      <Basics />
    </Stage>
  ),
  parameters: {
    docs: {
      description: { component: 'Type, buttons, notices, choices and cards: the classes of `base.css` and `ui.css`.' }
    }
  }
}
export default meta

export const Light: StoryObj = {}
export const Dark: StoryObj = { globals: dark }
export const Nordbank: StoryObj = { globals: { tenant: 'Nordbank' } }
export const NordbankInTheDark: StoryObj = { globals: { tenant: 'Nordbank', ...dark } }
export const SpecDefault: StoryObj = {
  name: 'Default colour of the specification',
  globals: { tenant: 'Spec default' }
}
export const SpecDefaultInTheDark: StoryObj = {
  name: 'Default colour of the specification, dark',
  globals: { tenant: 'Spec default', ...dark }
}
export const Narrow: StoryObj = { globals: narrow }
