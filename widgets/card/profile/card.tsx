import { useCallback, useEffect } from 'react'
import { type AdvisorProfile, getAdvisor, PROFILE_PARTS } from '#contract/advisors'
import { caller } from '../../core/element/api.ts'
import { campaignQuery } from '../../core/element/campaign-query.ts'
import { useHost } from '../../core/element/host.ts'
import { once } from '../../core/element/loads.ts'
import { useTextsContext } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { usePart } from '../../core/element/use-part.ts'
import { AbsenceNotice } from '../../ui/feedback/absence-notice.tsx'
import { arranged } from './arrangement.ts'
import { Contact } from './contact.tsx'
import { Direct } from './direct.tsx'
import { Hero, PHOTO_WIDTHS } from './hero.tsx'

export interface CardWidgetProps {
  alias?: string
  /** `compact` (the default): name and contact options. `full`: the whole card. */
  mode?: string
  /** What it opens books and sends nothing. */
  test?: boolean
}

/** One request for all cards of an advisor in a language on a page. */
const loadCard = (origin: string, locale: string, alias: string) =>
  once(`card ${origin} ${locale} ${alias}`, () =>
    caller(origin, locale)(getAdvisor, { params: { alias }, query: { with: PROFILE_PARTS.join() } })
  )

/** The widgets of the options under "More", which are links until then. */
const loadMore = () => void import('./card-more.ts').catch(() => {})

/** Loads them right away where one of them is the main action, or a hash may open it. */
function useMore(profile: AdvisorProfile | undefined) {
  const { lead } = arranged(profile?.offers?.contact ?? [])
  const isWanted = profile && lead !== 'online_appointment'
  useEffect(() => {
    if (isWanted || location.hash) loadMore()
    addEventListener('hashchange', loadMore)
    return () => removeEventListener('hashchange', loadMore)
  }, [isWanted])
}

/** What only the full card has. */
export const loadFull = () => import('./full.tsx').then(({ Full }) => Full)

/** An advisor's card; shows the tag's content until it has loaded. */
export function Card({ alias, mode, test }: CardWidgetProps) {
  const { origin } = useHost()
  const { locale } = useTextsContext()
  const load = useCallback((from: string) => loadCard(from, locale, alias ?? ''), [locale, alias])
  const profile = useLoaded(alias ? load : undefined)
  useMore(profile)
  const { Part: Full, isFailed } = usePart(loadFull, mode === 'full')
  const isFull = mode === 'full' && !isFailed
  if (!profile || (isFull && !Full)) return <slot />
  const card = { profile, origin, asked: campaignQuery(), test }
  return (
    <div className="card-frame">
      <div className="profile">
        <div className={isFull ? 'card card-person' : 'card card-person compact'} part="card">
          <Hero {...card} level="h2" sizes={isFull ? PHOTO_WIDTHS : undefined} />
          <div className="card-ways">
            <AbsenceNotice absence={profile.absence} path={`${origin}/app/profile/`} query={card.asked} />
            <Contact {...card} onMore={loadMore} />
            {!isFull && <Direct profile={profile} className="card-paper" />}
          </div>
        </div>
        {isFull && Full && <Full {...card} />}
      </div>
    </div>
  )
}
