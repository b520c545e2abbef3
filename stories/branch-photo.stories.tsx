import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleOrganization } from '#contract/examples/organizations.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { PORTRAIT } from '../.storybook/portrait.ts'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { BranchPhoto } from '../widgets/organization/branch-photo/branch-photo.tsx'
import { pictureFile, selectFiles } from '../widgets/people/photos/testing.ts'

const OWN = `/api/v1/organizations/${exampleOrganization.uuid}`
const PUT = `PUT ${OWN}/photo`
const photo = { profile_picture_url: PORTRAIT, profile_pictures: [] }
const got = { [`GET ${OWN}`]: body({ ...exampleOrganization, ...photo }) }
const none = { [`GET ${OWN}`]: body(exampleOrganization), [PUT]: body(photo) }
const damaged = { message: 'x', errors: { image: ['The image is damaged. Please choose another one.'] } }

const meta: Meta = {
  title: 'App/Branch photo',
  ...appPage('/account-admin/organizations/edit', () => <BranchPhoto uuid={exampleOrganization.uuid} />, got)
}
export default meta

const choose = async (canvas: Element) => {
  selectFiles(await find<HTMLInputElement>(canvas, 'input[type=file]'), await pictureFile(1200, 800))
  await find(canvas, '.photo-stage')
}
const save = async (canvas: Element) => {
  await choose(canvas)
  await press(canvas, '[type=submit]')
}
const ask = (canvas: Element) => press(canvas, 'button', 'Remove photo')

export const Shown: StoryObj = {}
export const None = answered(none)
export const Loading = answered({ [`GET ${OWN}`]: never })
export const Failed = answered({ [`GET ${OWN}`]: refusal(500) })
export const Chosen = played(choose, none)
export const Saving = played(save, { ...none, [PUT]: never })
export const Saved = played(save, none)
export const Refused = played(save, { ...none, [PUT]: refusal(422, damaged) })
export const RemovalAsked = played(ask)
export const German: StoryObj = { ...None, globals: german }
export const GermanInformal: StoryObj = { ...Chosen, globals: informal }
export const Dark: StoryObj = { ...None, globals: dark }
export const Narrow: StoryObj = { ...Chosen, globals: { ...narrow, ...german } }
