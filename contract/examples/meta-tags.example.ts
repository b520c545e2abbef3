import type { AdvisorSummary } from '../advisors.ts'
import type { MetaTag } from '../tenant.ts'

export const exampleMetaTags: MetaTag[] = [
  {
    controller: 'search',
    name: 'detail',
    title: '[NAME] – Beratung bei der [TENANT]',
    description: '[NAME] berät Sie gerne: [TENANT], [BRANCH].',
    og_title: '[NAME] | [TENANT]',
    og_description: ''
  },
  { controller: 'other', name: 'page', title: 'x', description: '', og_title: '', og_description: '' }
]

/** The advisor whose values fill the preview. */
export const exampleShown: AdvisorSummary = {
  uuid: '00000000-0000-4000-8000-000000000601',
  slug: 'anna-gruber',
  full_name: 'Mag. Anna Gruber',
  position: 'Wohnbauberatung',
  profile_picture_url: null,
  organization: {
    uuid: '00000000-0000-4000-8000-000000000602',
    name: 'Filiale Wien Innere Stadt',
    slug: 'wien-innere-stadt',
    time_zone: 'Europe/Vienna'
  }
}
