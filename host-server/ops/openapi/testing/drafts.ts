import fc from 'fast-check'
import { ACCOUNTS, type Draft } from './draft.ts'
import { fault } from './malformed.ts'
import { type JsonSchema, valueFor } from './schema-values.ts'

interface Operation {
  method: string
  path: string
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  body?: JsonSchema
  isForm: boolean
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      { parameters: Operation['parameters']; requestBody?: { content: Record<string, { schema: JsonSchema }> } }
    >
  >
}

/** Every operation of the API's document. */
export const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      ...(requestBody && { body: requestBody.content['application/json']?.schema }),
      isForm: false
    }))
  )

const textField: JsonSchema = { type: 'string' }

/** A server-rendered page and the fields of its form, if it has one. */
export function pageOperation(method: string, path: string, ...fields: string[]): Operation {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parameters = names.map((name) => ({ name, in: 'path', required: true, schema: textField }))
  const properties = Object.fromEntries(fields.map((name) => [name, textField]))
  return {
    method,
    path,
    parameters,
    isForm: true,
    ...(method === 'POST' && { body: { type: 'object', properties, required: fields } })
  }
}

const encode = (value: unknown) =>
  encodeURIComponent(String(value ?? '').toWellFormed()).replace(/%40(\w+)%40/g, '@$1@')

const fieldsIn = (where: string, { parameters }: Operation) => {
  const own = parameters.filter((parameter) => parameter.in === where)
  const fields = own.map(({ name, schema }) => [name, valueFor(schema, name)])
  const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name)
  return fc.record(Object.fromEntries(fields), { requiredKeys }) as fc.Arbitrary<Record<string, unknown>>
}

/** As clients send them: what is not ASCII is encoded. */
const inHeaders = (fields: Record<string, unknown>): Draft['headers'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      String(value)
        .toWellFormed()
        .replace(/[^\x20-\x7e]/gu, encodeURIComponent)
    ])
  )

const draftOf = (operation: Operation): fc.Arbitrary<Draft> =>
  fc
    .record({
      path: fieldsIn('path', operation),
      query: fieldsIn('query', operation),
      headers: fieldsIn('header', operation).map(inHeaders),
      body: operation.body ? valueFor(operation.body) : fc.constant(undefined),
      as: fc.constantFrom(...ACCOUNTS)
    })
    .map(({ path, query, ...rest }) => ({
      ...rest,
      method: operation.method,
      path: operation.path.replace(/\{(\w+)\}/g, (_, name) => encode(path[name]) || '-'),
      query: Object.entries(query)
        .map(([name, value]) => `&${name}=${encode(value)}`)
        .join(''),
      isForm: operation.isForm
    }))

/** A request that is valid according to the document. */
export const wellFormed = (operations: readonly Operation[]): fc.Arbitrary<Draft> =>
  fc.oneof(...operations.map(draftOf))

/** A request with one to three faults; a read may carry a body. */
export const malformed = (operations: readonly Operation[]): fc.Arbitrary<Draft> =>
  fc
    .tuple(wellFormed(operations), fc.array(fault, { minLength: 1, maxLength: 3 }))
    .map(([draft, faults]) => faults.reduce((spoiled, change) => change(spoiled), draft))
