import type { Meta, StoryObj } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { Stage } from '../.storybook/stage.tsx'
import { dark, german, narrow } from '../.storybook/states.ts'
import { refusals } from '../widgets/app/refused.tsx'
import { ErrorSummary } from '../widgets/ui/feedback/error-summary.tsx'
import { GeneralError } from '../widgets/ui/feedback/general-error.tsx'
import { LoadingBox } from '../widgets/ui/feedback/loading-box.tsx'
import { FormActions } from '../widgets/ui/fields/form-actions.tsx'

const meta: Meta = {
  title: 'Parts/Feedback',
  parameters: {
    docs: { description: { component: 'Loading, error and saving states of forms and pages.' } }
  }
}
export default meta

const errors = [
  { id: 'first', text: 'First name cannot be empty' },
  { id: 'second', text: 'Please enter a valid e-mail address, such as name@example.com.' }
]

export const LoadingPage: StoryObj = {
  render: () => (
    <Stage>
      <LoadingBox />
    </Stage>
  )
}
export const GeneralErrorBox: StoryObj = {
  name: 'General error',
  render: () => (
    <Stage>
      <GeneralError failure={new TypeError('Failed to fetch')} retry={action('retry')} />
    </Stage>
  )
}
export const GeneralErrorInGerman: StoryObj = { ...GeneralErrorBox, name: 'General error, German', globals: german }
export const GeneralErrorInTheDark: StoryObj = { ...GeneralErrorBox, name: 'General error, dark', globals: dark }
/** The browser has no connection while the story is shown. */
function offline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => void Reflect.deleteProperty(navigator, 'onLine')
}
export const Offline: StoryObj = { ...GeneralErrorBox, name: 'General error, offline', beforeEach: offline }
export const OfflineInGerman: StoryObj = {
  ...Offline,
  name: 'General error, offline, German and narrow',
  globals: { ...german, ...narrow }
}
export const NoAccess: StoryObj = {
  name: 'No access',
  render: () => (
    <Stage>
      <refusals.Refused failure={new Response('{}', { status: 403 })} level={2} />
    </Stage>
  )
}
export const NoAccessInGerman: StoryObj = { ...NoAccess, name: 'No access, German', globals: german }
export const Summary: StoryObj = {
  name: 'Error summary',
  render: () => (
    <Stage>
      <ErrorSummary errors={errors} attempt={1} />
    </Stage>
  )
}
export const SummaryInTheDark: StoryObj = {
  ...Summary,
  name: 'Error summary, dark and narrow',
  globals: { ...dark, ...narrow }
}
export const Unsaved: StoryObj = {
  name: 'Not saved yet',
  render: () => (
    <Stage>
      <FormActions busy={false} dirty />
    </Stage>
  )
}
export const Saving: StoryObj = {
  render: () => (
    <Stage>
      <FormActions busy dirty />
    </Stage>
  )
}
