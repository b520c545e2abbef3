import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { Endpoint, Schema } from '#contract/endpoint'
import { Failure, FieldErrors } from '#contract/values'
import { instant } from '../../core/base/clock.ts'
import { randomToken } from '../../core/security/tokens.ts'
import { responsesOf } from '../../ops/openapi/openapi.responses.ts'
import { schemaOf } from '../../ops/openapi/openapi.schemas.ts'
import { type RequestOptions, request, type TestResponse } from '../../testing/client.ts'
import type { Known, Sample, SamplesOf } from '../../testing/samples.ts'
import type { Site } from '../../testing/site.ts'
import { beyond } from './bounds.ts'

export const UNKNOWN = randomUUID()
export const key = ({ method, path }: Endpoint) => `${method} ${path}`

/** Ids of an institutional advisor of a tenant. */
export async function idsOf({ app: { knex } }: Site, host: string, alias?: string): Promise<Known['own']> {
  const { tenant_id } = await knex('tenant_domains').where({ host }).first('tenant_id')
  const advisor = await knex('advisors')
    .where({ tenant_id, is_institutional: true, ...(alias && { alias }) })
    .first('alias', 'uuid', 'organization_uuid')
  const { topic_uuid } = await knex('advisor_topics')
    .where({ tenant_id, advisor_uuid: advisor.uuid })
    .first('topic_uuid')
  return { ...advisor, topic: topic_uuid as string }
}

const files = import.meta.glob<SamplesOf>('../../**/*.samples.ts', { eager: true, import: 'samples' })

/** A valid request for every endpoint, about one advisor. */
export async function samplesOf(site: Site, alias: string): Promise<Record<string, Sample>> {
  const own = await idsOf(site, 'localhost', alias)
  const tomorrow = instant(site.clock.time.getTime() + 86_400_000).slice(0, 10)
  const starts_at = `${tomorrow}T09:00:00Z`
  const known: Known = {
    own,
    alias: { alias },
    branch: { alias: 'wien-innere-stadt' },
    unknown: { uuid: UNKNOWN },
    token: randomToken(),
    tomorrow,
    starts_at,
    slot: { topic: own.topic, type: 'online', starts_at }
  }
  return Object.assign({}, ...Object.values(files).map((samples) => samples(known)))
}

const undeclared = new Set<string>()
const declared = new Map<Endpoint, object>()

function isDeclared(endpoint: Endpoint, status: number): boolean {
  const responses = declared.get(endpoint) ?? responsesOf(endpoint.method, endpoint.shape)
  declared.set(endpoint, responses)
  return status in responses
}

/** The statuses with which endpoints have answered samples, without declaring them. */
export const undeclaredStatuses = (): string[] => [...undeclared]

const schemas = new Map<Schema, Parameters<typeof beyond>[0]>()
const exceeding = new Set<string>()

function expectBounds(endpoint: Endpoint, { status, body }: TestResponse): void {
  const { stream, answers } = endpoint.shape
  const answer = stream ? undefined : (answers[status] ?? (status === 422 ? FieldErrors : Failure))
  if (!answer || status === 204 || status === 304) return
  const schema = schemas.get(answer) ?? schemaOf(answer, 'output')
  schemas.set(answer, schema)
  for (const fault of beyond(schema, body)) exceeding.add(`${key(endpoint)} ${status} ${fault}`)
}

/** The texts in answers to samples that were longer than their declared bounds. */
export const exceedingTexts = (): string[] => [...exceeding]

const built = new Set<Endpoint>()

function expectBuilt(endpoint: Endpoint, { status, body }: TestResponse): void {
  const answer = endpoint.shape.answers[status]
  if (!endpoint.shape.built || status !== 200 || !answer) return
  expect(v.parse(answer, body), key(endpoint)).toEqual(body)
  built.add(endpoint)
}

/** The endpoints whose answers to samples were parsed here, as the server does not parse them. */
export const builtAnswers = (): Endpoint[] => [...built]

export async function sendSample(site: Site, endpoint: Endpoint, sample: Sample, asked: RequestOptions = {}) {
  const { method, path } = endpoint
  const address = path.replace(/:(\w+)/g, (_, name) => sample.params?.[name] ?? '')
  const query = new URLSearchParams(sample.query).toString()
  const answer = await request(site, method, query ? `${address}?${query}` : address, {
    body: sample.body,
    ...asked,
    headers: { ...sample.headers, ...asked.headers }
  })
  if (!isDeclared(endpoint, answer.status)) undeclared.add(`${key(endpoint)} ${answer.status}`)
  expectBounds(endpoint, answer)
  expectBuilt(endpoint, answer)
  return answer
}
