import type { Site } from '../../../testing/site.ts'

/** A page that waits for news of calendars. */
export const openStream = (site: Pick<Site, 'origin'>, path: string, session: string) =>
  openEvents(site, path, { cookie: session })

/** A page that waits for server-sent events. */
export async function openEvents({ origin }: Pick<Site, 'origin'>, path: string, headers: Record<string, string>) {
  const { port } = new URL(origin)
  const answer = await fetch(`http://localhost:${port}${path}`, { headers })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => (await reader?.read()) ?? { done: true as const, value: undefined }
  let heard = ''
  const told = (event = 'change') => heard.split(`event: ${event}\n`).length - 1
  return {
    status: answer.status,
    told,
    type: answer.headers.get('content-type'),
    async untilTold(times: number, event = 'change') {
      while (told(event) < times) {
        const { value, done } = await read()
        if (done) throw new Error(`The stream ended with ${heard}`)
        heard += value
      }
    },
    async untilEnded() {
      while (!(await read()).done);
    },
    close: () => reader?.cancel()
  }
}
