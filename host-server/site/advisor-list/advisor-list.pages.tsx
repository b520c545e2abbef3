import { advisorListPath, LIST_FIELDS, type ListField } from '#contract/advisor-list'
import { campaignOf } from '#contract/campaign'
import { PLAIN_SEARCH } from '#contract/search'
import { AdvisorListPage } from '../../../templates/advisor-list.tsx'
import { advisorListStyles } from '../../../templates/styles.ts'
import { NotFound } from '../../core/base/failures.ts'
import { markCacheable } from '../../core/http/cached-answers.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { metaOf } from '../../core/pages/meta-tags.ts'
import { page, publish, showInlined } from '../../core/pages/page.ts'
import { formFor } from '../search/choices.service.ts'
import { queryValue } from '../search/search-query.ts'
import { listFor } from './advisor-list.service.ts'

/** How many people a page has. */
const PAGE_SIZE = 24

const FORM = { ...PLAIN_SEARCH, fields: [...LIST_FIELDS] }

const fieldsOf = (call: Call) =>
  Object.fromEntries(LIST_FIELDS.map((field) => [field, queryValue(call, field)])) as Record<ListField, string>

const metaFor = ({ tenant, t }: Call) =>
  metaOf(
    { tenant },
    {
      controller: 'advisorlist',
      name: 'index',
      placeholders: { NAME: tenant.name, BRANCH: '' },
      plain: { title: t('advisor-list.title'), description: t('advisor-list.description', { name: tenant.name }) }
    }
  )

async function showList(call: Call) {
  const { ctx, tenant, app } = call
  if (!tenant.modules.has('advisorlist')) throw new NotFound()
  const asked = fieldsOf(call)
  const [form, list] = await Promise.all([
    formFor(call, FORM),
    listFor(call, { ...asked, page: Number(queryValue(call, 'page')) || 1, limit: PAGE_SIZE })
  ])
  const isNarrowed = LIST_FIELDS.some((field) => asked[field])
  const origin = baseUrl(app.config, tenant)
  const view = {
    form,
    asked,
    list,
    isNarrowed,
    first: (list.page - 1) * PAGE_SIZE + 1,
    origin,
    campaign: campaignOf(ctx.query.src),
    url: origin + advisorListPath({ page: isNarrowed ? 1 : list.page }),
    meta: metaFor(call),
    hasSearch: tenant.modules.has('searchengine')
  }
  markCacheable(ctx)
  showInlined(call, advisorListStyles, (site) => <AdvisorListPage site={site} {...view} />)
  publish(call)
  // each person is on the whole list; of all that it can be narrowed down to, search engines need none
  if (isNarrowed) ctx.set('X-Robots-Tag', 'noindex')
}

export const advisorListPages = [page('GET', '/advisors', showList)]
