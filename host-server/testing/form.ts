import { type RequestOptions, request, type TestResponse } from './client.ts'
import type { Site } from './site.ts'

/** Submits a page's form as a browser does. */
export const submit = (
  site: Pick<Site, 'origin'>,
  path: string,
  fields: Record<string, string>,
  asked: RequestOptions = {}
): Promise<TestResponse> =>
  request(site, 'POST', path, {
    ...asked,
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': undefined,
      accept: 'text/html',
      ...asked.headers
    }
  })

/** The session cookie from a response, as a browser would send it back. */
export function cookieOf({ headers }: TestResponse): string | undefined {
  const set = headers['set-cookie']?.find((line) => /^(__Host-)?session=[^;]/.test(line))
  return set?.split(';')[0]
}
