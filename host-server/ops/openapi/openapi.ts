import { toJsonSchema } from '@valibot/to-json-schema'
import { type Access, modulesOf } from '#contract/access'
import type { Schema, Shape } from '#contract/endpoint'
import { Failure, FieldErrors } from '#contract/values'
import type { Route } from '../../core/http/http.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: Schema, typeMode: 'input' | 'output'): Json => {
  const { $schema, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12'
  }) as Json
  return rest
}

/** The access rule as text. */
export function accessInWords(access: Access): string {
  const modules = modulesOf(access).map((module) => `module ${module}`)
  if (access.public) return ['anyone', ...modules].join(', ')
  const parts = [
    'signed in',
    access.roles && `roles ${access.roles.join(' and ')}`,
    access.institutional && 'institutional',
    access.self && ['own alias', ...(access.delegates ?? ['only'])].join(access.delegates ? ' or role ' : ' '),
    access.topics && 'topics enabled',
    ...modules
  ]
  return parts.filter(Boolean).join(', ')
}

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

const SHARED: Record<number, string> = {
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found, or of another tenant',
  422: 'Refused, with messages by field',
  429: 'Too often; see Retry-After',
  503: 'Not available now; see Retry-After'
}

const STATUS: Record<number, string> = { 200: 'OK', 201: 'Created', 202: 'Taken', 204: 'Done', 409: 'In conflict' }

const files = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

const content = (schema: Json) => ({ content: { 'application/json': { schema } } })

function responses(shape: Shape): Json {
  const shared = Object.keys(SHARED).filter((status) => status !== '401' || !shape.access.public)
  const declared = Object.entries(shape.answers).map(([status, schema]) => {
    const body = schemaOf(schema, 'output')
    const description = STATUS[Number(status)] ?? SHARED[Number(status)] ?? status
    if (shape.stream) return [status, { description, content: files([shape.stream]) }]
    return [status, { description, ...(Object.keys(body).length && content(body)) }]
  })
  const refused = shared.map((status) => [
    status,
    { description: SHARED[Number(status)], ...content(schemaOf(status === '422' ? FieldErrors : Failure, 'output')) }
  ])
  return { ...Object.fromEntries(refused), ...Object.fromEntries(declared) }
}

const operation = ({ endpoint: { shape, path, method } }: Route): Json => ({
  operationId: `${method.toLowerCase()}${path.replace(/[^a-z\d]+(.)?/gi, (_, next = '') => next.toUpperCase())}`,
  summary: shape.summary,
  description: `Access: ${accessInWords(shape.access)}.`,
  tags: [path.split('/').findLast((part) => part && !part.startsWith(':')) ?? 'api'],
  parameters: [
    ...parameters('path', shape.params),
    ...parameters('query', shape.query),
    ...parameters('header', shape.headers)
  ],
  ...(shape.body && { requestBody: { required: true, ...content(schemaOf(shape.body, 'input')) } }),
  ...(shape.upload && { requestBody: { required: true, content: files(shape.upload) } }),
  responses: responses(shape),
  security: shape.access.public ? [] : [{ session: [] }]
})

function pathsOf(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: operation(route) }
  }
  return paths
}

/**
 * The API as OpenAPI 3.1 documents, generated from the declared endpoints. They are built once: building takes so long
 * that a few repeated requests would block all others.
 */
export function openApi(routes: readonly Route[]) {
  let paths: Json | undefined
  return (server: string): Json => {
    paths ??= pathsOf(routes)
    return {
      openapi: '3.1.0',
      info: {
        title: 'advisor-widgets',
        version: '1',
        description: 'Every call of the widgets, the app and the embeds.'
      },
      servers: [{ url: server }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
      paths
    }
  }
}
