import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleLayoutEditor, exampleTextTypes } from '#contract/examples/profile-layout.example'
import { EXPERIENCE } from '#contract/profile-layout'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { ContactOptions } from '../widgets/card/profile-layout/contact-options.tsx'
import css from '../widgets/card/profile-layout/profile-layout.css?inline'
import { TextDescriptions } from '../widgets/card/profile-layout/text-descriptions.tsx'
import { useStyles } from '../widgets/ui/base/use-styles.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

interface Args {
  part: 'contact-options' | 'text-descriptions'
}

const EDITOR = 'GET /api/v1/advisors-profiles/layout/editor'
const PUT = 'PUT /api/v1/advisors-profiles/layout'
const PUT_TYPES = 'PUT /api/v1/text-description-types'
const TYPES = 'GET /api/v1/text-description-types'

function Part({ part }: Args) {
  useStyles(css)
  return part === 'contact-options' ? <ContactOptions /> : <TextDescriptions />
}

const meta: Meta<Args> = {
  title: 'App/Card layout',
  render: ({ part }) => (
    <AppStage path={`/account-admin/profile-layout-management/${part}`}>
      <FormProvider>
        <Part part={part} />
      </FormProvider>
    </AppStage>
  ),
  args: { part: 'contact-options' },
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [EDITOR]: body(exampleLayoutEditor),
      [TYPES]: body([...exampleTextTypes, { uuid: EXPERIENCE, title: '', place: 'default', texts: 0 }])
    }
  }
}
export default meta

type Story = StoryObj<Args>
const answered = (changes: Record<string, unknown>): Story => ({ parameters: { answers: changes } })
const played = (play: (canvas: Element) => Promise<void>): Story => ({
  play: ({ canvasElement }) => play(canvasElement)
})
const textArgs = { args: { part: 'text-descriptions' } } as const

export const Ready: Story = {}
export const Loading = answered({ [EDITOR]: never })
export const Failed = answered({ [EDITOR]: refusal(500) })
export const Saving: Story = { ...answered({ [PUT]: never }), ...played((canvas) => press(canvas, '[type=submit]')) }
export const NoLinks = answered({
  [EDITOR]: body({ sections: exampleLayoutEditor.sections.map((one, at) => (at ? { ...one, elements: [] } : one)) })
})
export const German: Story = { globals: german }
export const Dark: Story = { globals: dark }
export const Narrow: Story = { globals: narrow }
export const Texts: Story = textArgs
export const TextsEmpty: Story = { ...textArgs, ...answered({ [TYPES]: body([]) }) }
export const TextsNarrow: Story = { ...textArgs, globals: { ...narrow, ...german } }
export const TextsWithoutHeading: Story = {
  ...textArgs,
  ...played(async (canvas) => {
    await press(canvas, '.layout-add')
    await press(canvas, '[type=submit]')
    await find(canvas, '.errors p')
  })
}
export const TextsOutdated: Story = {
  ...textArgs,
  ...answered({ [PUT_TYPES]: refusal(409) }),
  ...played(async (canvas) => {
    await press(canvas, '[type=submit]')
    await find(canvas, '[role=alert] .notice')
  })
}
export const RemovalAsked: Story = {
  ...textArgs,
  ...played(async (canvas) => {
    await press(canvas, '.layout-text > .button')
    await find(canvas, 'dialog[open]')
  })
}
