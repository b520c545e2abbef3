import type { Meta } from '@storybook/react-vite'
import { exampleSignature, exampleSignatures } from '#contract/examples/signature.example'
import { answered, appPage } from '../.storybook/app-page.tsx'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/card/signature/signatures.page.tsx'

const ALL = 'GET /api/v1/signatures'
const ONE = 'GET /api/v1/advisors/anna-gruber/signature'

const meta: Meta = {
  title: 'App/Signatures and pictures',
  ...appPage('/account-admin/signatures', Page, { [ALL]: body(exampleSignatures), [ONE]: body(exampleSignature) })
}
export default meta

export const Made = {}
export const Narrow = { globals: narrow }
export const Dark = { globals: dark }
export const German = { globals: german }
export const Loading = answered({ [ALL]: never })
export const Failed = answered({ [ALL]: refusal(500) })
export const NotMade = answered({ [ALL]: body(exampleSignatures), [ONE]: refusal(500) })
