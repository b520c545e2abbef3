import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { exampleSavedFilters } from '#contract/examples/saved-filters.example'
import { answered, appPage } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { Signed } from '../.storybook/signed.tsx'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/organization/organizations/organizations.tsx'

const LIST = 'GET /api/v1/organizations'

const meta: Meta = {
  title: 'App/Branches',
  ...appPage('/account-admin/organizations', Page, { [LIST]: body(exampleOrganizations) })
}
export default meta

const searching = (q: string): StoryObj => ({
  play: async ({ canvasElement }) => {
    await find(canvasElement, '[name=q]')
    await fill(canvasElement, { q })
  }
})

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const NoneAssigned = answered({ [LIST]: body([]) })
export const One = answered({ [LIST]: body(exampleOrganizations.slice(0, 1)) })
export const Searching = searching('Graz')
const closed = exampleOrganizations.map((one, index) =>
  index % 3 ? one : { ...one, closed_at: '2026-11-20T09:00:00Z' }
)
export const SomeClosed = answered({ [LIST]: body(closed) })
export const NoneFound = searching('Nowhere')
export const German: StoryObj = { globals: german }
export const GermanInformalNone: StoryObj = { ...answered({ [LIST]: body([]) }), globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }

const viewing = async (canvas: Element) => {
  await press(canvas, '.popover-button')
  await find(canvas, '.list-view .view-columns')
}
const saved = { 'GET /api/v1/me/saved-filters': body(exampleSavedFilters) }
export const Viewing: StoryObj = { ...answered(saved), play: ({ canvasElement }) => viewing(canvasElement) }
export const ViewingWithoutSavedFilters: StoryObj = {
  ...answered({ 'GET /api/v1/me/saved-filters': body([]) }),
  play: ({ canvasElement }) => viewing(canvasElement)
}
export const SavedFiltersFailed: StoryObj = {
  ...answered({ 'GET /api/v1/me/saved-filters': refusal(500) }),
  play: ({ canvasElement }) => viewing(canvasElement)
}
export const ViewingGermanNarrow: StoryObj = { ...Viewing, globals: { ...narrow, ...german } }
export const ViewingInTheDark: StoryObj = { ...Viewing, globals: dark }

const OfAnAdministrator = () => (
  <Signed as="accountadmin">
    <Page />
  </Signed>
)
const administered: StoryObj = { render: appPage('/account-admin/organizations', OfAnAdministrator, {}).render }

export const OfAnAdministratorOfAll: StoryObj = administered
export const NoneYet: StoryObj = { ...administered, ...answered({ [LIST]: body([]) }), globals: german }
export const Adding: StoryObj = {
  ...administered,
  ...answered({
    [LIST]: body(exampleOrganizations),
    'POST /api/v1/organizations': refusal(422, {
      message: 'x',
      errors: { alias: ['Another branch uses or used this URL. Please choose a different one.'] }
    })
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.org-card .button.primary')
    await find(canvasElement, 'dialog[open] [name=alias]')
    await fill(canvasElement, {
      name: 'Filiale Linz',
      street: 'Landstraße 1',
      zip: '4020',
      city: 'Linz',
      alias: 'graz-herrengasse'
    })
    await press(canvasElement, 'dialog[open] [type=submit]')
  }
}
