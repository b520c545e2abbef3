import type { ReactNode } from 'react'
import type { LeadOn } from '#contract/campaign'
import { townLine } from '#contract/links'
import type { searchWidgetMessages } from '#contract/messages/search.messages'
import type { uiAbsenceMessages } from '#contract/messages/ui.messages'
import type { FoundAdvisor, SearchForm, SearchPart, SearchResult } from '#contract/search'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import type { Criteria } from './criteria.ts'

const useMessages = useTexts<typeof searchWidgetMessages & typeof uiAbsenceMessages>

/** Number of results from which narrowing is suggested. */
const MANY = 60

interface ResultProps {
  result: SearchResult
  look: Pick<SearchForm, 'layout' | 'shown'>
  /** The criteria. */
  criteria: Criteria
  /** Origin of the host; empty on its own pages. */
  origin: string
  /** The address of a page of the host. */
  leadOn: LeadOn
}

type CardProps = ResultProps & {
  advisor: FoundAdvisor
  topic: string | undefined
}

/** Made when one is needed, and once: it takes milliseconds, for each card of a list. */
const namesIn: Record<string, Intl.DisplayNames> = {}

/** Names of languages, by ISO 639-1 codes, in the reader's language. */
export function useLanguageNames() {
  const { tag } = useTextsContext()
  return (code: string) => {
    namesIn[tag] ??= new Intl.DisplayNames(tag, { type: 'language' })
    return namesIn[tag].of(code) ?? code
  }
}

function Photo({ advisor: { profile_picture_url: url, full_name }, origin }: CardProps) {
  if (!url) {
    return (
      <span className="found-photo initials" aria-hidden="true">
        {full_name.slice(0, 1)}
      </span>
    )
  }
  const src = origin ? new URL(url, origin).href : url
  return <img className="found-photo" src={src} alt="" width={72} height={72} loading="lazy" />
}

/** In the zone of the branch. */
const timeIn = (tag: string, { next_free, organization }: FoundAdvisor) =>
  new Intl.DateTimeFormat(tag, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    timeZone: organization.time_zone
  }).format(new Date(next_free ?? 0))

function Facts({ advisor, look: { shown } }: CardProps) {
  const t = useMessages()
  const { tag, written_in } = useTextsContext()
  const nameOf = useLanguageNames()
  const { position, branch, languages, tags, absence } = advisor
  const isShown = (part: SearchPart) => shown.includes(part)
  const until =
    absence && new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(absence.until))
  return (
    <>
      {isShown('position') && position && <p lang={written_in}>{position}</p>}
      {isShown('position') && tags.length > 0 && (
        <p className="help" lang={written_in}>
          {tags.join(' · ')}
        </p>
      )}
      {isShown('branch') && (
        <p className="help">
          {branch.name}, {townLine(branch)}
        </p>
      )}
      {isShown('languages') && languages.length > 1 && (
        <p className="help">
          {t('search.speaks', { languages: new Intl.ListFormat(tag).format(languages.map(nameOf)) })}
        </p>
      )}
      {isShown('booking') && advisor.next_free && (
        <p className="found-free">{t('search.next-free', { time: timeIn(tag, advisor) })}</p>
      )}
      {until && <p className="found-away">{t('ui.absent', { day: until })}</p>}
    </>
  )
}

/** `ref` tells the profile that it was found by name, which it reports (spec §7). */
const profileOf = ({ advisor: { slug }, criteria, leadOn }: CardProps) =>
  leadOn(`/app/profile/${slug}${criteria.name ? '?ref=searchName' : ''}`)

function Advisor(props: CardProps) {
  const t = useMessages()
  const { advisor, look, leadOn, topic } = props
  const { full_name: name, slug, is_bookable } = advisor
  return (
    <li className="found" part="result">
      {look.shown.includes('photo') && <Photo {...props} />}
      <div className="found-words">
        <h3>
          <a href={profileOf(props)}>{name}</a>
        </h3>
        <Facts {...props} />
      </div>
      {look.shown.includes('booking') && is_bookable && (
        <a
          className="button found-book"
          href={leadOn(`/book/${slug}${topic ? `?topic=${topic}` : ''}`)}
          aria-label={t('search.book-with', { name })}
        >
          {t('search.book')}
        </a>
      )}
    </li>
  )
}

function Branches({ result: { branches }, leadOn }: ResultProps) {
  const t = useMessages()
  if (!branches.length) return null
  return (
    <section className="found-branches" aria-label={t('search.branches')}>
      <h3>{t('search.branches')}</h3>
      <ul>
        {branches.map(({ slug, name, street, ...town }) => (
          <li key={slug}>
            <a href={leadOn(`/app/filiale/${slug}`)}>{name}</a>
            <span className="help">
              {street}, {townLine(town)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Summary({ result: { total, pages }, reset }: { result: SearchResult; reset: ReactNode }) {
  const t = useMessages()
  return (
    <div className="found-summary">
      <h2>{total ? t('search.found', { count: total }) : t('search.none')}</h2>
      {reset}
      {total === 0 && <p className="help">{t('search.none-help')}</p>}
      {total >= MANY && pages > 1 && <p className="help">{t('search.many')}</p>}
    </div>
  )
}

interface ResultsProps extends ResultProps {
  /** A button that resets the search. */
  reset?: ReactNode
  /** A link or button to another page of results. */
  turn: (page: number, rel: 'prev' | 'next', words: string) => ReactNode
}

function Pages({ result: { page, pages }, turn }: ResultsProps) {
  const t = useMessages()
  if (pages < 2) return null
  return (
    <nav className="found-pages" aria-label={t('search.pages')}>
      {page > 1 && turn(page - 1, 'prev', t('search.previous'))}
      <p className="help">{t('search.page', { page: String(page), pages: String(pages) })}</p>
      {page < pages && turn(page + 1, 'next', t('search.next'))}
    </nav>
  )
}

/** The results of a search, for the host's page and for the tag. */
export function Results(props: ResultsProps) {
  const { result, look, reset } = props
  return (
    <div className="found-results">
      <Summary result={result} reset={reset} />
      <Branches {...props} />
      {result.advisors.length > 0 && (
        <ul className={`found-list ${look.layout}`}>
          {result.advisors.map((advisor) => (
            <Advisor key={advisor.uuid} {...props} advisor={advisor} topic={result.topic} />
          ))}
        </ul>
      )}
      <Pages {...props} />
    </div>
  )
}
