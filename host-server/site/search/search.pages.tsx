import { campaignOf } from '#contract/campaign'
import { SEARCH_FIELDS } from '#contract/search'
import { SearchPage } from '../../../templates/search.tsx'
import { searchStyles } from '../../../templates/styles.ts'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { metaOf } from '../../core/pages/meta-tags.ts'
import { page, publish, showInlined } from '../../core/pages/page.ts'
import { findDefinition } from '../search-forms/search-forms.service.ts'
import { formFor } from './choices.service.ts'
import { searchFor } from './search.service.ts'
import { queryValue } from './search-query.ts'

const criteriaOf = (call: Call) =>
  Object.fromEntries(SEARCH_FIELDS.map((field) => [field, queryValue(call, field)])) as Record<
    (typeof SEARCH_FIELDS)[number],
    string
  >

const metaFor = (call: Call) =>
  metaOf(call, {
    controller: 'search',
    name: 'index',
    placeholders: { NAME: call.tenant.name, BRANCH: '' },
    plain: { title: call.t('search.title'), description: call.t('search.description', { name: call.tenant.name }) }
  })

async function showSearch(call: Call) {
  const { ctx, tenant, app } = call
  if (!tenant.modules.has('searchengine')) throw new NotFound()
  const alias = queryValue(call, 'form')
  const definition = await findDefinition(call, alias)
  const criteria = criteriaOf(call)
  const asked = {
    criteria,
    page: Number(queryValue(call, 'page')) || 1,
    form: alias,
    source: 'page'
  } as const
  const form = await formFor(call, definition)
  const found = await searchFor(call, asked, definition)
  const result = await found.make()
  const campaign = campaignOf(ctx.query.src)
  const frame = { url: `${baseUrl(app.config, tenant)}/search`, meta: metaFor(call), campaign }
  showInlined(call, searchStyles, (site) => (
    <SearchPage site={site} {...{ form, alias, criteria, result }} {...frame} />
  ))
  publish(call)
  // of its endless results, search engines need none; the form itself is there in each language
  if (Object.keys(ctx.query).some((name) => name !== 'lang')) ctx.set('X-Robots-Tag', 'noindex')
}

export const searchPages = [page('GET', '/search', showSearch)]
