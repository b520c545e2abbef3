import { useCallback } from 'react'
import { getAdvisor, PROFILE_PARTS } from '#contract/advisors'
import { caller } from '../../core/element/api.ts'
import { useHost } from '../../core/element/host.ts'
import { once } from '../../core/element/loads.ts'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { AbsenceNotice } from '../../ui/feedback/absence-notice.tsx'
import { Address, Assistant, Contact, Hero, Links, Social, Texts } from './views.tsx'

export interface CardWidgetProps {
  alias?: string
  /** `compact` (the default): name and contact options. `full`: the whole card. */
  mode?: string
}

/** One request for all cards of an advisor on a page. */
const loadCard = (origin: string, alias: string) =>
  once(`card ${origin} ${alias}`, () =>
    caller(origin)(getAdvisor, { params: { alias }, query: { with: PROFILE_PARTS.join() } })
  )

/** An advisor's card; shows the tag's content until it has loaded. */
export function Card({ alias, mode }: CardWidgetProps) {
  const { origin } = useHost()
  const load = useCallback((from: string) => loadCard(from, alias ?? ''), [alias])
  const profile = useLoaded(alias ? load : undefined)
  if (!profile) return <slot />
  const card = { profile, origin }
  const top = (
    <div className={mode === 'full' ? 'card card-top' : 'card card-top compact'} part="card">
      <Hero {...card} level="h2" />
      <AbsenceNotice absence={profile.absence} path={`${origin}/app/profile/`} />
      <Contact {...card} />
    </div>
  )
  if (mode !== 'full') return top
  return (
    <div className="card-frame">
      <div className="profile">
        {top}
        <div className="card-main">
          <Texts {...card} place="featured" />
          <Links {...card} />
          <Texts {...card} place="default" />
          <Social {...card} />
          <Texts {...card} place="social-media" />
        </div>
        <aside className="card-side">
          <Address {...card} />
          <Assistant {...card} />
        </aside>
      </div>
    </div>
  )
}
