import type { Endpoint, Shape } from '#contract/endpoint'
import { slicesOf } from '../../core/base/slices.ts'
import type { Route } from '../../core/http/http.ts'
import { accessInWords, scopeInWords, securityOf, tokenSecurityOf } from './openapi.access.ts'
import { refusals, responsesOf } from './openapi.responses.ts'
import { content, filesOf, type Json, schemaOf } from './openapi.schemas.ts'

const parameters = (where: 'path' | 'query' | 'header', fields: Shape['params']): Json[] => {
  if (!fields) return []
  const { properties = {}, required = [] } = schemaOf(fields, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema
  }))
}

const TEST: Json = {
  name: 'Test-Mode',
  in: 'header',
  required: false,
  description:
    'With any value, such as `1`: the request is validated and counts against the limits, but nothing is written or sent. The answer is that of a real request, with `is_test`.',
  schema: { type: 'string', pattern: '.' }
}

/** Who may call it. */
export const accessOf = (endpoint: Endpoint) =>
  [accessInWords(endpoint.shape.access), scopeInWords(endpoint)].filter(Boolean).join('; ')

const operation = ({ endpoint }: Route, { shape, path, method } = endpoint): Json => ({
  operationId: `${method.toLowerCase()}${path.replace(/[^a-z\d]+(.)?/gi, (_, next = '') => next.toUpperCase())}`,
  summary: shape.summary,
  description: `Access: ${accessOf(endpoint)}.`,
  tags: [path.split('/').findLast((part) => part && !part.startsWith(':')) ?? 'api'],
  parameters: [
    ...parameters('path', shape.params),
    ...parameters('query', shape.query),
    ...parameters('header', shape.headers),
    ...(shape.test ? [TEST] : [])
  ],
  ...(shape.body && { requestBody: { required: true, ...content(schemaOf(shape.body, 'input')) } }),
  ...(shape.upload && { requestBody: { required: true, content: filesOf(shape.upload) } }),
  responses: responsesOf(method, shape),
  security: [...securityOf(shape.access), ...tokenSecurityOf(endpoint)]
})

/** Operations that are built in a few milliseconds. */
const SOME = 10

async function pathsOf(routes: readonly Route[]): Promise<Json> {
  const paths: Record<string, Json> = {}
  for await (const some of slicesOf(routes, SOME)) {
    for (const route of some) {
      const path = route.endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: operation(route) }
    }
  }
  return paths
}

/**
 * The API as OpenAPI 3.1 documents, generated from the declared endpoints. They are built once, when somebody asks: it
 * takes a tenth of the time in which a server starts, and repeated requests would block all others.
 */
export function openApi(routes: readonly Route[]) {
  let paths: Promise<Json> | undefined
  return async (server: string): Promise<Json> => {
    paths ??= pathsOf(routes)
    return {
      openapi: '3.1.0',
      info: {
        title: 'advisor-widgets',
        version: '1',
        description: 'Every call of the widgets, the app and the embeds.',
        license: { name: 'MIT', identifier: 'MIT' }
      },
      servers: [{ url: server }],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'session',
            description: 'The session of a user. Names in a requirement are roles, of which the user needs each.'
          },
          token: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API token, which administrators create under /app/account-admin/api-tokens. Names in a requirement are scopes: the module of the access rule, and whether it reads or writes.'
          }
        },
        responses: refusals()
      },
      paths: await paths
    }
  }
}
