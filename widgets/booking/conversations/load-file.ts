import { addressOf } from '#contract/endpoint'

interface Asked {
  origin: string
  path: string
  params: { uuid?: string; seq: number }
  headers?: Record<string, string>
}

/** Fetches a message's file, with its key in a header: an address would show it. Rejects with the `Response` if it is refused. */
export async function loadFile({ origin, path, params, headers = {} }: Asked): Promise<Blob> {
  const response = await fetch(origin + addressOf(path, params, undefined), { headers, cache: 'no-store' })
  if (!response.ok) throw response
  return response.blob()
}
