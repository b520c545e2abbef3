import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import type { Path } from '../widgets/app/routes.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'
import { AppStage } from './app-stage.tsx'

type Answers = Record<string, unknown>

/** What the stories of one of the app's pages have in common. */
export const appPage = (path: Path, Page: ComponentType, answers: Answers) => ({
  render: () => (
    <AppStage path={path}>
      <FormProvider>
        <Page />
      </FormProvider>
    </AppStage>
  ),
  parameters: { look: { background: 'light-dark(#f5f7f8, #121518)' }, answers }
})

/** Overrides the page's responses. */
export const answered = (answers: Answers): StoryObj => ({ parameters: { answers } })

/** What is shown after some interaction. */
export const played = (play: (canvas: Element) => Promise<void>, answers: Answers = {}): StoryObj => ({
  ...answered(answers),
  play: ({ canvasElement }) => play(canvasElement)
})
