import { MINUTE } from '../../../core/base/clock.ts'
import type { Config } from '../../../core/base/config.ts'
import { type RequestOptions, sendRequest } from '../../../core/security/http-client.ts'
import { RoomFault } from './provider.ts'

const MOST_BYTES = 256 * 1024

type Options = Pick<RequestOptions, 'method' | 'headers' | 'body'>
export type Ask = (url: string, options?: Options) => Promise<Response>

/**
 * Asks a service whose address an administrator has typed; jobs retry by themselves. Someone waits for the answer to a
 * press, so it must come soon.
 */
export const askFrom =
  ({ INTERNAL_HOSTS: internalHosts }: Pick<Config, 'INTERNAL_HOSTS'>, within = MINUTE / 6): Ask =>
  async (url, options) => {
    const guard = { internalHosts, mostBytes: MOST_BYTES }
    return sendRequest(url, { ...options, within, retry: 0, guard }).catch((failure: Error) => {
      throw new RoomFault('away', failure.message)
    })
  }
