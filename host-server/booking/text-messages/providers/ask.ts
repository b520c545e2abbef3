import { MINUTE } from '../../../core/base/clock.ts'
import type { Config } from '../../../core/base/config.ts'
import { type RequestOptions, sendRequest } from '../../../core/security/http-client.ts'
import { TextFault } from './provider.ts'

const MOST_BYTES = 256 * 1024

export type Ask = (url: string, options: Pick<RequestOptions, 'method' | 'headers' | 'body'>) => Promise<Response>

/** Asks a service whose address an administrator has typed; jobs retry by themselves. */
export const askFrom =
  ({ INTERNAL_HOSTS: internalHosts }: Pick<Config, 'INTERNAL_HOSTS'>): Ask =>
  (url, options) =>
    sendRequest(url, {
      ...options,
      within: MINUTE / 4,
      retry: 0,
      guard: { internalHosts, mostBytes: MOST_BYTES }
    }).catch((failure: Error) => {
      throw new TextFault('away', failure.message)
    })

/** What an answer means that is no success. */
export function faultOf(status: number, detail = String(status)): TextFault {
  if (status === 401 || status === 403) return new TextFault('refused', detail)
  const isRejected = status >= 400 && status < 500 && ![404, 408, 425, 429].includes(status)
  return new TextFault(isRejected ? 'rejected' : 'away', detail)
}
