import { toJsonSchema } from '@valibot/to-json-schema'
import type { Schema } from '#contract/endpoint'

export type Json = Record<string, unknown>

export const schemaOf = (schema: Schema, typeMode: 'input' | 'output'): Json => {
  const { $schema, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12'
  }) as Json
  return rest
}

export const content = (schema: Json) => ({ content: { 'application/json': { schema } } })

export const filesOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
