import type { ReactNode } from 'react'
import type { AdvisorList, ListField } from '#contract/advisor-list'
import { advisorListPath } from '#contract/advisor-list'
import type { AdvisorProfile } from '#contract/advisors'
import { carriedBy, leadingOn, withCampaign } from '#contract/campaign'
import type { SearchResult } from '#contract/search'
import { Body } from '../widgets/card/profile/body.tsx'
import { Contact } from '../widgets/card/profile/contact.tsx'
import { Direct } from '../widgets/card/profile/direct.tsx'
import { Hero, PHOTO_WIDTHS } from '../widgets/card/profile/hero.tsx'
import { Listed } from '../widgets/site/advisor-list/views.tsx'
import { NOTHING } from '../widgets/site/search/criteria.ts'
import { Fields } from '../widgets/site/search/fields.tsx'
import { AbsenceNotice } from '../widgets/ui/feedback/absence-notice.tsx'
import { BookFlow } from './book.tsx'
import { BookTopic, BookType } from './book-choices.tsx'
import type { BookView } from './book-view.ts'
import { ContactForm, type ContactFormView } from './contact.tsx'
import { Found, type SearchView } from './search.tsx'
import type { Site } from './site.ts'

/**
 * What a tag on one of the institution's own pages shows first, printed inside it: there without script, and exactly as
 * high as what takes its place. Links lead to the host's pages.
 */
export type TagPicture = (props: { site: Site }) => ReactNode

/** The campaign of the visit, which links and forms carry on. */
type Campaign = string | undefined

export const cardPicture =
  (profile: AdvisorProfile, isFull: boolean, campaign: Campaign): TagPicture =>
  () => {
    const asked = carriedBy({ src: campaign })
    return (
      <div className="card-frame">
        <div className="profile">
          <div className={isFull ? 'card card-person' : 'card card-person compact'}>
            <Hero profile={profile} asked={asked} level="h2" sizes={isFull ? PHOTO_WIDTHS : undefined} />
            <div className="card-ways">
              <AbsenceNotice absence={profile.absence} path="/app/profile/" query={asked} />
              <Contact profile={profile} asked={asked} isPlain />
              {!isFull && <Direct profile={profile} className="card-paper" />}
            </div>
          </div>
          {isFull && <Body profile={profile} asked={asked} />}
        </div>
      </div>
    )
  }

export const listPicture =
  (list: AdvisorList, asked: Partial<Record<ListField, string>>, campaign: Campaign): TagPicture =>
  ({ site: { t } }) =>
    list.total ? (
      <div className="listed-box stack">
        <Listed {...{ list, asked }} leadOn={leadingOn(campaign)} origin="" />
        {list.pages > 1 && (
          <a className="button" href={withCampaign(advisorListPath(asked), campaign)}>
            {t('advisor-list.all', { count: list.total })}
          </a>
        )}
      </div>
    ) : (
      <p className="help">{t('advisor-list.none')}</p>
    )

type Searched = Pick<SearchView, 'form' | 'alias' | 'campaign'> & {
  /** Of a form that lists people from the beginning. */
  result: SearchResult | undefined
}

export const searchPicture =
  ({ form, alias, campaign, result }: Searched): TagPicture =>
  ({ site }) => (
    <div className="search-box stack">
      <form className="card" method="get" action="/search" aria-label={site.t('search.form')}>
        {alias && <input type="hidden" name="form" value={alias} />}
        {campaign && <input type="hidden" name="src" value={campaign} />}
        <Fields form={form} criteria={NOTHING} within={site.within} />
      </form>
      <p className="search-busy" />
      {result && (
        <section className="found-box" aria-label={site.t('search.results')}>
          <Found {...{ site, form, alias, campaign, result }} criteria={NOTHING} />
        </section>
      )}
      {!form.is_listed && <p className="help">{site.t('search.start')}</p>}
    </div>
  )

export const bookingPicture =
  (view: Omit<BookView, 'site'>): TagPicture =>
  ({ site }) => {
    const shown = { ...view, site }
    return (
      <BookFlow view={shown} isFramed>
        {view.step === 'topic' ? <BookTopic view={shown} /> : <BookType view={shown} />}
      </BookFlow>
    )
  }

export const contactPicture =
  (view: Omit<ContactFormView, 'site'>): TagPicture =>
  ({ site }) => <ContactForm view={{ ...view, site }} />
