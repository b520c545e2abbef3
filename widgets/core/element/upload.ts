import type { Send } from '#contract/endpoint'

/** Without progress for this long the connection counts as dead, in ms. */
const SILENCE = 60_000
/** What a refusal says beside its body. */
const READ = ['content-type', 'retry-after']

function answerOf(xhr: XMLHttpRequest): Response {
  const headers = READ.flatMap((name) => {
    const value = xhr.getResponseHeader(name)
    return value ? [[name, value] as [string, string]] : []
  })
  return new Response(xhr.responseText, { status: xhr.status, headers })
}

/** Sends a file and says how much of it has gone, from 0 to 1, which `fetch` cannot; else it answers as `fetch` does. */
export const sending =
  (say: (share: number) => void, signal: AbortSignal): Send =>
  (url, { method = '', headers, body }) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = () => xhr.abort()
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(stop, SILENCE)
      }
      xhr.open(method, url)
      for (const [name, value] of Object.entries(headers as Record<string, string>)) xhr.setRequestHeader(name, value)
      xhr.upload.onprogress = ({ loaded, total }) => {
        wait()
        say(total ? loaded / total : 0)
      }
      xhr.onload = () => resolve(answerOf(xhr))
      xhr.onerror = xhr.onabort = () => reject(new TypeError('not sent'))
      xhr.onloadend = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
      }
      signal.addEventListener('abort', stop)
      wait()
      xhr.send(body as Blob)
    })
