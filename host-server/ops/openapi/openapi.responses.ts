import type { Method, Shape } from '#contract/endpoint'
import { Failure, FieldErrors } from '#contract/values'
import { content, filesOf, type Json, schemaOf } from './openapi.schemas.ts'

interface Refusal {
  description: string
  /** Whether an endpoint can answer it; left out where every endpoint can. */
  when?: (shape: Shape, method: Method) => unknown
}

const hasBody = (_: Shape, method: Method) => ['POST', 'PUT', 'PATCH'].includes(method)

/** What endpoints answer beside what they declare, by status. */
const REFUSALS: Record<number, Refusal> = {
  400: { description: 'The request could not be read' },
  401: { description: 'Not signed in, or the API token is not valid', when: ({ access }) => !access.public },
  403: { description: 'Not allowed: a role, a scope, a module, or the origin of the page is missing' },
  404: {
    description: 'Not found, or of another tenant',
    when: ({ params, query, body }) => params ?? query ?? body
  },
  413: { description: 'The body is too large', when: hasBody },
  415: { description: 'The body has a wrong type', when: hasBody },
  421: { description: 'No tenant has this host' },
  422: {
    description: 'Refused, with messages by field',
    when: ({ query, headers, body, upload }) => query ?? headers ?? body ?? upload
  },
  429: { description: 'Too often; see Retry-After' },
  500: { description: 'Failed unexpectedly' },
  503: { description: 'Not available now; see Retry-After' }
}

const SUCCESS: Record<number, string> = { 200: 'OK', 201: 'Created', 202: 'Taken', 204: 'Done', 409: 'In conflict' }

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } }
const isLater = (status: string) => status === '429' || status === '503'

/** The refusals that endpoints share, for references. */
export const refusals = (): Json =>
  Object.fromEntries(
    Object.entries(REFUSALS).map(([status, { description }]) => [
      status,
      {
        description,
        ...(isLater(status) && { headers: retryAfter }),
        ...content(schemaOf(status === '422' ? FieldErrors : Failure, 'output'))
      }
    ])
  )

function declared(shape: Shape, status: string): Json {
  const description = SUCCESS[Number(status)] ?? REFUSALS[Number(status)]?.description ?? status
  if (shape.stream && status.startsWith('2')) return { description, content: filesOf([shape.stream]) }
  const body = schemaOf(shape.answers[Number(status)] as Shape['answers'][number], 'output')
  return { description, ...(Object.keys(body).length && content(body)) }
}

/** Every status that an endpoint can answer: what it declares, and the refusals of the whole API that concern it. */
export function responsesOf(method: Method, shape: Shape): Json {
  const shared = Object.entries(REFUSALS).filter(
    ([status, { when }]) => !when || when(shape, method) || status in shape.answers
  )
  // most declare the messages by field, which all share
  const own = Object.keys(shape.answers).filter((status) => shape.answers[Number(status)] !== FieldErrors)
  return {
    ...(method === 'GET' && !shape.stream && { 304: { description: 'Not modified since the ETag' } }),
    ...Object.fromEntries(shared.map(([status]) => [status, { $ref: `#/components/responses/${status}` }])),
    ...Object.fromEntries(own.map((status) => [status, declared(shape, status)]))
  }
}

/** The shared refusals among responses, without their body, which people know after the first. */
export const describedRefusals = (responses: object): Json =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, response]) =>
      '$ref' in response ? [[status, { description: REFUSALS[Number(status)]?.description }]] : []
    )
  )
