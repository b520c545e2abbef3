import { PLAIN_SEARCH } from '../search.ts'
import type { ManagedSearchForm, ManagedSearchForms } from '../search-forms.ts'
import { exampleSearchForm } from './search.example.ts'

export const exampleManagedForm: ManagedSearchForm = {
  uuid: '0b54a5f4-0d9c-4a57-8f4c-333333333301',
  revision: 'a1',
  name: 'Home page',
  slug: 'home-page',
  ...PLAIN_SEARCH
}

const { topics, languages, branches } = exampleSearchForm

export const exampleSearchForms: ManagedSearchForms = {
  forms: [
    exampleManagedForm,
    {
      ...exampleManagedForm,
      uuid: '0b54a5f4-0d9c-4a57-8f4c-333333333302',
      revision: 'a1',
      name: 'Team of the branch at the Graben',
      slug: 'team-graben',
      fields: ['name', 'topic'],
      presets: { topic: '', language: '', branch: 'graben' },
      layout: 'list',
      shown: ['position'],
      page_size: 24
    }
  ],
  choices: { topics, languages, branches: branches.map((one) => ({ ...one, city: 'Wien' })) },
  origin: 'https://appointments.bank.example'
}
