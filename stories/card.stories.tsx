import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleProfile } from '#contract/examples/advisors.example'
import { exampleWhatsApp } from '#contract/examples/whatsapp.example'
import { MODULES } from '#contract/module-names'
import { body, dark, german, narrow, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/card/profile/card.element.ts'

const { parameters, ...shared } = elementStories('advisor-card')
const CARD = 'GET /api/v1/advisors/anna-gruber'

const meta: Meta = {
  title: 'Visitors/Card',
  ...shared,
  parameters: {
    ...parameters,
    answers: {
      [CARD]: body(exampleProfile),
      'GET /api/v1/advisors/anna-gruber/whatsapp': body(exampleWhatsApp),
      'GET /api/v1/modules': body(MODULES.map((module_name) => ({ module_name, effective_state: true })))
    }
  },
  args: { alias: 'anna-gruber' }
}
export default meta

export const Compact: StoryObj = {}
export const Full: StoryObj = { args: { mode: 'full' } }
export const German: StoryObj = { ...Full, globals: german }
export const Dark: StoryObj = { ...Full, globals: dark }
export const Narrow: StoryObj = { ...Full, globals: narrow }
export const NoPhotoLongName: StoryObj = {
  ...Full,
  parameters: {
    answers: {
      [CARD]: body({
        ...exampleProfile,
        full_name: 'Univ.-Prof. Dipl.-Ing. Dr. Maximilian Schwarzenberger-Hohenthal, MBA',
        position: 'Leiter der Beratung für Unternehmensfinanzierung und Auslandsgeschäft',
        profile_picture_url: null
      })
    }
  }
}
const away = {
  until: '2027-02-12',
  text: 'I am on holiday in the mountains.',
  stand_in: { slug: 'lukas-hofer', full_name: 'Lukas Hofer' }
}
export const Away: StoryObj = { parameters: { answers: { [CARD]: body({ ...exampleProfile, absence: away }) } } }
export const Failed: StoryObj = { parameters: { answers: { [CARD]: refusal(503) } } }
