import { exampleAdvisorList } from '#contract/examples/advisor-list.example'
import { exampleProfile } from '#contract/examples/advisors.example'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleContactOffer } from '#contract/examples/contact-requests.example'
import { exampleWhatsApp } from '#contract/examples/whatsapp.example'
import { MODULES } from '#contract/module-names'
import { available, hold } from '../widgets/booking/booking/testing/harness.ts'
import { json } from '../widgets/testing/network.ts'
import { body } from './states.ts'

export const PLAYGROUND_ALIASES = { en: 'anna', de: 'anna-auf-deutsch' }

const ENGLISH = { ...exampleProfile, slug: PLAYGROUND_ALIASES.en }

/** With words as long as German ones are. */
const GERMAN: typeof ENGLISH = {
  ...ENGLISH,
  slug: PLAYGROUND_ALIASES.de,
  organization: ENGLISH.organization && { ...ENGLISH.organization, name: 'Filiale Graben' },
  tags: ['Wohnbaufinanzierung', 'Sanierungsförderung'],
  languages: ['Deutsch', 'Englisch'],
  bookable: ENGLISH.bookable && {
    free_times: ENGLISH.bookable.free_times.map((one, at) => ({
      ...one,
      day: ['heute', 'morgen', 'morgen'][at] ?? 'Do 4. März'
    })),
    topics: ENGLISH.bookable.topics.map((one, at) => ({
      ...one,
      topic: ['Wohnbaufinanzierung', 'Kontoeröffnung'][at] ?? one.topic
    }))
  },
  text_descriptions: [
    { value: 'Gute Entscheidungen brauchen Zeit.', type: { title: 'Motto', place: 'header_top', order: 1 } }
  ]
}

const GERMAN_TOPICS = [
  [
    'Wohnbaufinanzierung',
    'Von der ersten Idee bis zur Schlüsselübergabe: was leistbar ist und welche Förderungen es gibt.'
  ],
  ['Kontoeröffnung und Karten', 'Konto eröffnen, ändern oder schließen.'],
  ['Wertpapiere und Vermögensaufbau', '']
] as const
const germanTopics = exampleTopics.map((one, at) => ({
  ...one,
  topic: GERMAN_TOPICS[at]?.[0],
  comment: GERMAN_TOPICS[at]?.[1]
}))

/** An advisor with everything, who can be booked. */
const advisor = (profile: typeof ENGLISH) => {
  const path = `/api/v1/advisors/${profile.slug}`
  return {
    [`GET ${path}`]: body(profile),
    [`GET ${path}/whatsapp`]: body(exampleWhatsApp),
    [`GET ${path}/contact-offer`]: body(exampleContactOffer),
    [`GET ${path}/appointment-topics`]: body(exampleAssignments),
    [`GET ${path}/appointment-types`]: body([{ type: 'by-phone' }, { type: 'in-branch' }, { type: 'online' }]),
    [`GET ${path}/availability`]: available,
    [`POST ${path}/holds`]: () => hold()
  }
}

/** One advisor for each language: a card asks for its profile once. */
export const PLAYGROUND_ANSWERS = {
  ...advisor(ENGLISH),
  ...advisor(GERMAN),
  'GET /api/v1/appointment-topics': ({ headers }: Request) =>
    json(headers.get('accept-language')?.startsWith('de') ? germanTopics : exampleTopics),
  'GET /api/v1/modules': body(MODULES.map((module_name) => ({ module_name, effective_state: true }))),
  'GET /api/v1/advisor-list': body(exampleAdvisorList),
  'GET /api/v1/proof-of-work': body({})
}
