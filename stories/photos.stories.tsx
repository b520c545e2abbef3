import type { Meta, StoryObj } from '@storybook/react-vite'
import { Router } from 'wouter'
import { exampleAdvisor } from '#contract/examples/advisors.example'
import { exampleCardTags } from '#contract/examples/card-tags.example'
import { exampleCardTexts } from '#contract/examples/card-texts.example'
import { exampleOwnLinks } from '#contract/examples/custom-links.example'
import { exampleExperience } from '#contract/examples/experience.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { PORTRAIT } from '../.storybook/portrait.ts'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { BASE } from '../widgets/app/routes.ts'
import { Page } from '../widgets/people/photos/photos.page.tsx'
import { pictureFile, rotatedFile, selectFiles } from '../widgets/people/photos/testing.ts'

const OWN = '/api/v1/advisors/anna-gruber'
const photo = { profile_picture_url: PORTRAIT, profile_pictures: [] }

const meta: Meta = {
  title: 'App/Photo',
  render: () => (
    <AppStage path="/my-card">
      <Router base={BASE}>
        <Page alias="anna-gruber" />
      </Router>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [`GET ${OWN}`]: body({ ...exampleAdvisor, ...photo }),
      [`GET ${OWN}/custom-links`]: body(exampleOwnLinks),
      [`GET ${OWN}/tags`]: body(exampleCardTags),
      [`GET ${OWN}/experience`]: body(exampleExperience),
      [`GET ${OWN}/text-descriptions`]: body(exampleCardTexts),
      [`PUT ${OWN}/photo`]: body(photo),
      [`DELETE ${OWN}/photo`]: done
    },
    docs: { description: { component: "The signed-in advisor's photo: choose, crop to a square, save or remove it." } }
  }
}
export default meta

type Story = StoryObj
const answered = (answers: Record<string, unknown>): Story => ({ parameters: { answers } })

const choose = async (canvas: Element, file: File | Promise<File>) =>
  selectFiles(await find<HTMLInputElement>(canvas, 'input[type=file]'), await file)
const chooseGood = async (canvas: Element) => {
  await choose(canvas, pictureFile(1200, 800))
  await find(canvas, '.photo-stage')
}
const save = async (canvas: Element) => {
  await chooseGood(canvas)
  await press(canvas, '[type=submit]')
}

export const Ready: Story = {}
export const NoPhoto: Story = answered({ [`GET ${OWN}`]: body(exampleAdvisor) })
export const Loading = answered({ [`GET ${OWN}`]: never })
export const Failed: Story = { ...answered({ [`GET ${OWN}`]: refusal(503) }), name: 'Error' }
export const Chosen: Story = { play: ({ canvasElement }) => chooseGood(canvasElement) }
export const Turned: Story = {
  name: 'Chosen, from a phone held upright',
  play: ({ canvasElement }) => choose(canvasElement, rotatedFile(1200, 800))
}
export const Small: Story = {
  name: 'Chosen, too small to be zoomed',
  play: ({ canvasElement }) => choose(canvasElement, pictureFile(200, 240))
}
export const WrongKind: Story = {
  name: 'Refused before it is sent',
  play: ({ canvasElement }) => choose(canvasElement, new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }))
}
export const Processing: Story = {
  ...answered({ [`PUT ${OWN}/photo`]: never }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const Saved: Story = { name: 'Idle again, saved', play: ({ canvasElement }) => save(canvasElement) }
export const Refused: Story = {
  ...answered({
    [`PUT ${OWN}/photo`]: refusal(422, { message: 'x', errors: { image: ['The picture is damaged.'] } })
  }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const Removing: Story = {
  name: 'The question before it is removed',
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Remove photo')
}
export const German: Story = { ...Chosen, globals: german }
export const GermanInformal: Story = { ...NoPhoto, globals: informal }
export const Dark: Story = { ...Chosen, globals: dark }
export const Narrow: Story = { ...Chosen, globals: { ...narrow, ...german } }
