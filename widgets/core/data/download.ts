import type { Endpoint } from '#contract/endpoint'
import type { Caller } from '../element/api.ts'

/** A line that brings nothing for so long is dead. */
const SILENCE = 60_000

interface Asked {
  url: string
  lang: string | undefined
  signal: AbortSignal
  /** What stands around every call, such as the wait for another session. */
  around: (call: Caller) => Caller
  onPiece: (piece: Uint8Array) => void
}

const nameOf = (response: Response) =>
  /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]

/** Rejects like a call: with the `Response` when the status is not OK. */
async function opened(url: string, lang: string | undefined, signal: AbortSignal): Promise<Response> {
  const headers: HeadersInit = lang ? { 'Accept-Language': lang } : {}
  const response = await fetch(url, { signal, credentials: 'include', headers })
  if (!response.ok) throw response
  return response
}

/** Fetches a file piece by piece, with the name that the server gave it. */
export async function fetchFile(endpoint: Endpoint, { url, lang, signal, around, onPiece }: Asked): Promise<File> {
  // one for both: Safari knows `AbortSignal.any` since 17.4
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
  // `around` is made for calls that parse: here it passes the response through
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

/** Browsers read the address some time after the click. */
const KEPT = 60_000

/** Hands a file to the reader, as a link to it would. */
export function hand(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT)
}
