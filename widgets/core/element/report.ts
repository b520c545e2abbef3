import { atom } from 'jotai'
import { postLog } from '#contract/frontend-logs'
import { TEXT_MAX } from '#contract/values'
import { apiAtom } from './store.tsx'

const line = (text: string) => text.replace(/\s+/g, ' ').slice(0, TEXT_MAX)

/** Reports an error in the page to the operators; a failing report is ignored. */
export const reportAtom = atom(null, (get, _set, { name, message }: Error) => {
  const data = { type: line(name), message: line(message), from: line(location.pathname) }
  get(apiAtom)
    .call(postLog, { body: { action: 'client_error', data } })
    .catch(() => {})
})
