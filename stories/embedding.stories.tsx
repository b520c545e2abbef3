import type { Meta } from '@storybook/react-vite'
import { exampleEmbedding } from '#contract/examples/embedding.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { find } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/site/embedding/embedding.tsx'
import { pick } from '../widgets/testing/combobox.ts'

const CALL = 'GET /api/v1/embedding'

const meta: Meta = {
  title: 'App/Embed',
  ...appPage('/account-admin/embed', Page, { [CALL]: body(exampleEmbedding) })
}
export default meta

const choosing = async (canvas: Element) => {
  await pick(await find(canvas, '.embedding'), 'alias-embedding', 'Mag. Anna Gruber')
  await find(canvas, '.copyable')
}

export const Empty = {}
export const Chosen = played(choosing)
export const Narrow = { ...Chosen, globals: narrow }
export const Dark = { ...Chosen, globals: dark }
export const German = { ...Chosen, globals: german }
export const Loading = answered({ [CALL]: never })
export const Failed = answered({ [CALL]: refusal(500) })
