import { useCallback } from 'react'
import { advisorListPath, getAdvisorList, listQuery } from '#contract/advisor-list'
import type { advisorListWidgetMessages } from '#contract/messages/advisor-list.messages'
import { caller } from '../../core/element/api.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { Listed } from './views.tsx'

export interface ListProps {
  /** Alias of a branch. */
  branch?: string
  /** Id of a topic. */
  topic?: string
  /** ISO 639-1. */
  language?: string
  limit?: number
}

/** With the page's campaign. Not the search's: what both import, each tag would load. */
function leadOn(address: string): string {
  const [campaign] = /(?<=[?&])src=[\w-]+/.exec(location.search) ?? []
  return campaign ? address + (address.includes('?') ? '&' : '?') + campaign : address
}

/** Lists advisors; shows the tag's content until they have loaded. The host's page has those beyond the limit. */
export function List({ branch, topic, language, limit }: ListProps) {
  const t = useTexts<typeof advisorListWidgetMessages>()
  const { origin } = useHost()
  const load = useCallback(
    (host: string) => caller(host)(getAdvisorList, { query: listQuery({ branch, topic, language, limit }) }),
    [branch, topic, language, limit]
  )
  const list = useLoaded(load)
  if (!list) return <slot />
  const asked = { branch, topic, language }
  if (!list.total) return <p className="help">{t('advisor-list.none')}</p>
  return (
    <div className="listed-box stack">
      <Listed {...{ list, asked, origin, leadOn }} />
      {list.pages > 1 && (
        <a className="button" part="all" href={leadOn(origin + advisorListPath(asked))}>
          {t('advisor-list.all', { count: list.total })}
        </a>
      )}
    </div>
  )
}
