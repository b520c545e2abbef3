import type { Endpoint } from '#contract/endpoint'
import type { Caller } from '../element/api.ts'

/** A connection without data for this long counts as dead. */
const SILENCE = 60_000

interface Asked {
  url: string
  lang: string | undefined
  signal: AbortSignal
  /** Wraps every request, such as by waiting for a new session. */
  around: (call: Caller) => Caller
  onPiece: (piece: Uint8Array) => void
}

const nameOf = (response: Response) =>
  /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]

/** Rejects like a request: with the `Response` when the status is not OK. */
async function opened(url: string, lang: string | undefined, signal: AbortSignal): Promise<Response> {
  const headers: HeadersInit = lang ? { 'Accept-Language': lang } : {}
  const response = await fetch(url, { signal, credentials: 'include', headers })
  if (!response.ok) throw response
  return response
}

/** Fetches a file in chunks, with the name from the server. */
export async function fetchFile(endpoint: Endpoint, { url, lang, signal, around, onPiece }: Asked): Promise<File> {
  // one controller for both: Safari has `AbortSignal.any` only since 17.4
  const end = new AbortController()
  const stop = () => end.abort()
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(stop, SILENCE)
  }
  const open = () => {
    wait()
    return opened(url, lang, end.signal).finally(() => clearTimeout(timer))
  }
  // `around` is typed for parsed responses; here it passes the response through
  const response = (await around(open as Caller)(endpoint, {})) as unknown as Response
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  try {
    for (;;) {
      wait()
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      onPiece(value)
    }
  } finally {
    clearTimeout(timer)
  }
  return new File(pieces, nameOf(response) ?? '', { type: response.headers.get('content-type') ?? '' })
}

/** Browsers read the URL some time after the click. */
const URL_LIFETIME = 60_000

/** Saves a file, as a download link would. */
export function saveFile(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME)
}
