import { writtenIn } from '#contract/locales'
import type { SearchDefinition, SearchField, SearchForm } from '#contract/search'
import { SPOKEN_LANGUAGES } from '#contract/search'
import type { ManagedSearchForms } from '#contract/search-forms'
import { findAll as findTopics } from '../../booking/appointment-topics/appointment-topics.repository.ts'
import { shownTopic } from '../../booking/appointment-topics/public-topic.service.ts'
import { type Call, isTopicsEnabled } from '../../core/http/http.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import { indexFor } from './search-index.ts'

/** Bookable topics, languages that advisors speak, branches with advisors. */
export async function choicesOf(call: Call): Promise<ManagedSearchForms['choices']> {
  const { db, tenant, locale } = call
  const index = await indexFor(call)
  const hasTopics = tenant.modules.has('online-appointments') && isTopicsEnabled(tenant)
  const topics = hasTopics ? await findTopics(db, locale) : []
  const spoken = new Set(index.advisors.flatMap(({ languages }) => languages))
  const staffed = new Set(index.advisors.map(({ branch }) => branch))
  return {
    topics: topics.map((one) => shownTopic(one, writtenIn(tenant.language, locale))),
    languages: SPOKEN_LANGUAGES.filter((language) => spoken.has(language)),
    branches: index.branches
      .filter((_, number) => staffed.has(number))
      .map((branch) => ({ slug: branch.alias, name: publicName(branch), city: branch.city }))
  }
}

/** The form as visitors get it: a field with a single choice is left out. */
export async function formFor(
  call: Call,
  { presets, fields, layout, shown, page_size }: SearchDefinition
): Promise<SearchForm> {
  const choices = await choicesOf(call)
  const counts: Partial<Record<SearchField, number>> = {
    topic: presets.topic ? 0 : choices.topics.length,
    language: presets.language ? 0 : choices.languages.length,
    branch: presets.branch ? 0 : choices.branches.length
  }
  const is_listed = Object.values(presets).some(Boolean)
  return { is_listed, fields: fields.filter((field) => (counts[field] ?? 2) > 1), ...choices, layout, shown, page_size }
}
