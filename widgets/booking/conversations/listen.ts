import { onReturn } from '../../core/element/return.ts'
import { shareStream } from '../../core/element/shared-stream.ts'
import { pauseAfter } from '../appointments/use-calendar-stream.ts'

/** The server says every twenty seconds that it is there. */
const SILENT_MS = 45_000

/** A stream in which the word comes, until it ends; a silent one is taken for broken. */
async function read(response: Response, hear: () => void, stop: AbortController): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(), SILENT_MS)
  }
  wait()
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      wait()
      const events = (rest + read.value).split('\n\n')
      rest = events.pop() ?? ''
      if (events.some((event) => event.includes('event: change'))) hear()
    }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Listens to server-sent events whose key stands in a header, which an `EventSource` could not send. While no stream is to
 * be had, each attempt hears by itself, so that messages come all the same. Returns a function that ends it.
 */
function listen(url: string, headers: Record<string, string>, hear: () => void): () => void {
  let failures = 0
  let isEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = new AbortController()
  const open = async () => {
    clearTimeout(timer)
    attempt.abort()
    const mine = new AbortController()
    attempt = mine
    const isStale = () => isEnded || mine !== attempt
    try {
      const response = await fetch(url, { headers, credentials: 'omit', cache: 'no-store', signal: mine.signal })
      if (response.ok) {
        // what came meanwhile was not told
        hear()
        failures = 0
        await read(response, hear, mine)
      }
    } catch {
      // it is tried again
    }
    if (isStale()) return
    failures += 1
    hear()
    timer = setTimeout(() => void open(), pauseAfter(failures))
  }
  void open()
  // a computer that has slept does not know that its connection is gone
  const leave = onReturn(() => void open())
  return () => {
    isEnded = true
    clearTimeout(timer)
    attempt.abort()
    leave()
  }
}

const CHANGE = 'change'

/** Other windows know each other by this: what has the key in it could be read by an embedding page. */
async function nameOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return `advisor-stream ${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The same together with the other windows of this browser, each of which hears as it opens. */
export function listenTogether(url: string, headers: Record<string, string>, hear: () => void): () => void {
  // without https there is neither a digest nor a lock
  if (!crypto.subtle) return listen(url, headers, hear)
  // a window in the background listens to another one's stream, which says nothing when it joins
  if (document.hidden) hear()
  let isEnded = false
  let end = () => {}
  const begin = (name: string) => {
    if (!isEnded) end = shareStream(name, (tell) => listen(url, headers, () => tell(CHANGE)), hear)
  }
  void nameOf(`${url} ${JSON.stringify(headers)}`).then(begin)
  return () => {
    isEnded = true
    end()
  }
}
