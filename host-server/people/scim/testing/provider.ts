import { type RequestOptions, request, signIn, type TestResponse } from '../../../testing/client.ts'
import type { Site } from '../../../testing/site.ts'

export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: RequestOptions['headers']
) => Promise<TestResponse>

/** A directory that is connected to an institution. */
export async function connect(site: Site, { host = 'localhost', scopes = ['scim'] } = {}): Promise<Send> {
  const cookie = await signIn(site, host === 'localhost' ? 'admin@demo.example' : 'admin@nordbank.example', { host })
  const made = await request(site, 'POST', '/api/v1/api-tokens', { host, cookie, body: { name: 'Entra', scopes } })
  const { token } = made.body
  return (method, path, body, headers) =>
    request(site, method, `/scim/v2${path}`, {
      host,
      body,
      headers: {
        origin: undefined,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        authorization: `Bearer ${token}`,
        ...headers
      }
    })
}
