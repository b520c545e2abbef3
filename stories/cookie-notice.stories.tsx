import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleCookieConfig } from '#contract/examples/consents.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import banner from '../widgets/site/consents/cookie-banner.css?inline'
import { Sample } from '../widgets/site/consents/cookie-notice.page.tsx'
import { CookieNotice } from '../widgets/site/consents/cookie-notice.tsx'
import { useStyles } from '../widgets/ui/base/use-styles.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const SETTINGS = 'GET /api/v1/settings'

function Styled() {
  useStyles(banner)
  return <CookieNotice preview={Sample} />
}

const meta: Meta = {
  title: 'App/Cookie banner',
  render: () => (
    <AppStage path="/account-admin/cookie-notice">
      <FormProvider>
        <Styled />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [SETTINGS]: body({ cookies_alert_config: JSON.stringify(exampleCookieConfig) }) }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const adding: StoryObj['play'] = async ({ canvasElement }) => {
  await find(canvasElement, '.notice-category')
  await press(canvasElement, '.notice-category > .cluster .button')
  await press(canvasElement, '[type=submit]:not(.cookie-sample *)')
}

export const Ready: StoryObj = {}
export const Loading = answered({ [SETTINGS]: never })
export const Failed: StoryObj = { ...answered({ [SETTINGS]: refusal(500) }), name: 'Error' }
export const NoBanner = answered({ [SETTINGS]: body({}) })
export const Refused: StoryObj = { play: adding }
export const Removing: StoryObj = {
  play: ({ canvasElement }) => press(canvasElement, '.notice-category > .cluster .quiet')
}
export const RemovingCookie: StoryObj = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.notice-cookie summary')
    await press(canvasElement, '.notice-cookie .quiet')
    await find(canvasElement, 'dialog[open]')
  }
}
export const German: StoryObj = { globals: german, play: adding }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
