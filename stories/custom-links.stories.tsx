import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CustomLinkKind } from '#contract/custom-links'
import { exampleCustomLinks, exampleOwnLinks } from '#contract/examples/custom-links.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/card/custom-links/custom-links.tsx'
import { OwnLinks } from '../widgets/card/custom-links/own-links.tsx'

const CALL = '/api/v1/custom-links'
const LIST = `GET ${CALL}`
const OWN = '/api/v1/advisors/anna-gruber/custom-links'
const [first] = exampleCustomLinks as [CustomLinkKind]
const answers = { [LIST]: body(exampleCustomLinks), [`GET ${OWN}`]: body(exampleOwnLinks) }

const meta: Meta = {
  title: 'App/Custom links',
  ...appPage('/account-admin/custom-links-management', Page, answers)
}
export default meta

const pressed = (text: string) => async (canvas: Element) => {
  await press(canvas, '.link-kind button', text)
  await find(canvas, 'dialog[open]')
}
const saving = async (canvas: Element) => {
  await pressed('Edit')(canvas)
  await press(canvas, 'dialog [type=submit]')
}
const retiring = async (canvas: Element) => {
  await press(canvas, '.link-kind [role=switch]')
  await find(canvas, 'dialog[open]')
}
const changePattern = async (canvas: Element) => {
  await pressed('Edit')(canvas)
  await fill(canvas, { pattern: 'https://www.linkedin.com/pub/{value}' })
}
const { render } = appPage('/my-card', () => <OwnLinks alias="anna-gruber" />, {})
const owned = (story: StoryObj = {}): StoryObj => ({ ...story, render })
const ownSaving = async (canvas: Element) => {
  const { uuid } = exampleOwnLinks[1] as { uuid: string }
  await fill(canvas, { [`"link-${uuid}"`]: 'page.example' })
  await press(canvas, '[type=submit]')
}

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body([]) })
export const Adding = played((canvas) => press(canvas, '.link-management .primary'))
export const Editing = played(pressed('Edit'))
export const ChangingThePattern = played(changePattern)
export const Saving = played(saving, { [`PUT ${CALL}/${first.uuid}`]: never })
export const Refused = played(saving, {
  [`PUT ${CALL}/${first.uuid}`]: refusal(422, { message: 'No', errors: { label: ['This field cannot be empty.'] } })
})
export const AskingToRetire = played(retiring)
export const AskingToDelete = played(pressed('Delete'))
export const German: StoryObj = { globals: german }
export const GermanInformal: StoryObj = { globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
export const Own = owned()
export const OwnLoading = owned(answered({ [`GET ${OWN}`]: never }))
export const OwnFailed = owned(answered({ [`GET ${OWN}`]: refusal(500) }))
export const OwnNone = owned(answered({ [`GET ${OWN}`]: body([]) }))
export const OwnRefused = owned(
  played(ownSaving, {
    [`PUT ${OWN}`]: refusal(422, {
      message: 'No',
      errors: { [exampleOwnLinks[1]?.uuid ?? '']: ['Please enter an address that starts with https://.'] }
    })
  })
)
export const OwnGermanNarrow = owned({ globals: { ...narrow, ...german } })
