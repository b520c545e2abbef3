import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleAuditPage } from '#contract/examples/audit-log.example'
import { exampleSettings } from '#contract/examples/settings.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/organization/settings/settings.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const GET = 'GET /api/v1/settings'
const PUT = 'PUT /api/v1/settings'
const LOG = 'GET /api/v1/audit-log'
const ROW = '.setting:has([name=primary_color])'

const meta: Meta = {
  title: 'App/Advanced settings',
  render: () => (
    <AppStage path="/account-admin/advanced-settings">
      <FormProvider>
        <Page />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [GET]: body(exampleSettings),
      [LOG]: body({ ...exampleAuditPage, entries: exampleAuditPage.entries.slice(0, 1) })
    }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const played = (play: (canvas: Element) => Promise<void>): StoryObj => ({
  play: ({ canvasElement }) => play(canvasElement)
})
const saving = (canvas: Element) => press(canvas, `${ROW} [type=submit]`)
const refused = { message: 'No', errors: { primary_color: ['Please enter a colour such as #0b5d4e.'] } }

export const Ready: StoryObj = {}
export const Loading = answered({ [GET]: never })
export const Failed = answered({ [GET]: refusal(500) })
export const Saving: StoryObj = { ...answered({ [PUT]: never }), ...played(saving) }
export const Refused: StoryObj = { ...answered({ [PUT]: refusal(422, refused) }), ...played(saving) }
export const History = played(async (canvas) => {
  await press(canvas, `${ROW} [aria-expanded]`)
  await find(canvas, 'ol.setting-history')
})
export const HistoryEmpty: StoryObj = {
  ...answered({ [LOG]: body({ ...exampleAuditPage, entries: [] }) }),
  ...played(async (canvas) => {
    await press(canvas, `${ROW} [aria-expanded]`)
    await find(canvas, 'p.setting-history')
  })
}
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: narrow }
