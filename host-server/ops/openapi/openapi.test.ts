import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, ROLES } from '#contract/access'
import { PUSH_TEXT_MAX } from '#contract/push-notifications'
import { routes } from '../../api.ts'
import { request } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { securityOf } from './openapi.access.ts'
import { openApi } from './openapi.ts'

let site: Site
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site.stop())

test('an unknown path is refused as JSON', async () => {
  const { status, body } = await request(site, 'GET', '/api/v1/no-such-thing', { headers: { accept: 'text/html' } })
  expect([status, body]).toEqual([404, { message: 'Nicht gefunden' }])
})

test('a method that a path does not have is refused', async () => {
  const { status } = await request(site, 'DELETE', '/api/v1/tenant')
  expect(status).toBe(405)
})

test('the document names every endpoint with its parameters, body and responses', async () => {
  const { body } = await request(site, 'GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  for (const { endpoint } of routes) {
    const operation = body.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(operation?.summary, `${endpoint.method} ${endpoint.path}`).toBe(endpoint.shape.summary)
    expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.shape.body ?? endpoint.shape.upload))
    for (const status of Object.keys(endpoint.shape.answers)) expect(operation.responses).toHaveProperty(status)
    expect(operation.responses).toHaveProperty('403')
  }
  const ids = Object.values(body.paths).flatMap((path) =>
    Object.values(path as object).map(({ operationId }) => operationId)
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('the text of a push notification has the limit in the document that the server keeps to', async () => {
  const { body } = await request(site, 'GET', '/api/openapi.json')
  const { content } = body.paths['/api/v1/wallet-cards/notifications'].post.requestBody
  expect(content['application/json'].schema.properties.text).toMatchObject({ maxLength: PUSH_TEXT_MAX })
})

test('the document is built once for all requests', async () => {
  const document = openApi(routes)
  const [one, other] = await Promise.all(['https://one.example', 'https://other.example'].map(document))
  expect(one?.servers).not.toEqual(other?.servers)
  expect(one?.paths).toBe(other?.paths)
})

test('the page is readable without script and lists every path', async () => {
  const { text, headers } = await request(site, 'GET', '/api/docs')
  expect(headers['content-type']).toContain('text/html')
  expect(text).not.toContain('<script')
  for (const { endpoint } of routes) expect(text).toContain(endpoint.path)
})

test.each(ROLES)('the document names the role %s where it opens an endpoint', (role) => {
  for (const { endpoint } of routes) {
    const { access } = endpoint.shape
    if (access.public) continue
    // what users do for their own alias depends on no role
    const subject = { isModuleOn: () => true, isTopicsEnabled: true, alias: 'someone', me: { is_institutional: true } }
    const may =
      decide(access, { ...subject, me: { ...subject.me, roles: [role], alias: 'someone-else' } }) === 'granted'
    const entries = securityOf(access).filter(({ session }) => !access.self || session.length)
    const named = entries.some(({ session }) => session.every((name) => name === role))
    expect([endpoint.path, named]).toEqual([endpoint.path, may])
  }
})

interface Node {
  [key: string]: unknown
}

/** The texts of a schema that have no bounds, by their place in it. */
function boundless(part: unknown, at: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { type } = part as Node
  const isBound = ['maxLength', 'pattern', 'format', 'enum', 'const'].some((name) => name in part)
  return [
    ...(type === 'string' && !isBound ? [at] : []),
    ...Object.entries(part).flatMap(([name, inner]) => boundless(inner, `${at}/${name}`))
  ]
}

test('every text of a request or an answer has bounds', async () => {
  expect(boundless(await openApi(routes)('https://bank.example'), '')).toEqual([])
})

test('Redocly finds nothing to warn of in the document', { timeout: 120_000 }, async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify(await openApi(routes)('https://bank.example'))
  const problems = await lintFromString({ source, config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})
