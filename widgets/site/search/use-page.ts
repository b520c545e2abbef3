import { useCallback, useEffect, useState } from 'react'
import { useHost } from '../../core/element/host.ts'
import { type Criteria, criteriaIn, queryOf } from './criteria.ts'
import { withCampaign } from './with-campaign.ts'

interface PageParts {
  /** Whether it replaces the page's results. */
  isOn: boolean
  alias: string
  search: (criteria: Criteria, page?: number, isUnasked?: boolean) => void
}

function addressOf(alias: string, criteria: Criteria, page?: number): string {
  const query = new URLSearchParams({ ...(alias && { form: alias }), ...queryOf(criteria, page) })
  return withCampaign(query.size ? `?${query}` : location.pathname)
}

/** On the host's own page the first results are server-rendered; later searches run here and update the address. */
export function usePage({ isOn, alias, search }: PageParts) {
  const { root } = useHost()
  const [isTaken, setTaken] = useState(false)
  const visit = useCallback(
    (criteria: Criteria, page?: number, isUnasked?: boolean) => {
      history.pushState(null, '', addressOf(alias, criteria, page))
      search(criteria, page, isUnasked)
    },
    [alias, search]
  )
  useEffect(() => {
    const element = root instanceof ShadowRoot ? root.host : undefined
    if (!isOn || !element) return
    const take = (event: Event) => {
      if (!(event.target instanceof HTMLFormElement) || event.defaultPrevented) return
      event.preventDefault()
      setTaken(true)
      visit(criteriaIn(new FormData(event.target)))
    }
    element.addEventListener('submit', take)
    return () => element.removeEventListener('submit', take)
  }, [isOn, root, visit])
  useEffect(() => {
    if (!isTaken) return
    const back = () => {
      const asked = new URLSearchParams(location.search)
      search(criteriaIn(asked), Number(asked.get('page')) || 1)
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [isTaken, search])
  return { isTaken, visit }
}
