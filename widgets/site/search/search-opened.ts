import { postLog } from '#contract/frontend-logs'
import { caller } from '../../core/element/api.ts'

/** The referrer: a path of this host, or another page's origin. */
function origin(): string {
  if (!document.referrer) return ''
  const { origin: from, pathname } = new URL(document.referrer)
  return from === location.origin ? pathname : from
}

/** Reports once that a profile was opened from a search by name, and removes that parameter from the address (spec §7). */
const address = new URL(location.href)
const to = address.pathname
if (address.searchParams.get('ref') === 'searchName') {
  address.searchParams.delete('ref')
  history.replaceState(history.state, '', address)
  const data = { from: origin(), to, type: 'profile' }
  const advisorAlias = to.split('/').filter(Boolean).at(-1) ?? ''
  caller('')(postLog, { body: { action: 'front_search_by_advisor_name', advisorAlias, data } }).catch(() => {})
}
