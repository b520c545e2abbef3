import * as v from 'valibot'
import type { Access } from './access.ts'
import type { PersonalList } from './personal-lists.ts'

export type Schema = v.GenericSchema
type Fields = v.StrictObjectSchema<v.ObjectEntries, undefined>
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A response without a body. */
export const nothing = v.void_()

export interface Shape {
  /** One sentence for the API page. */
  summary: string
  access: Access
  /**
   * A password, a code or a passkey of the last quarter of an hour is needed, since a session that somebody finds open
   * could do harm: `where-needed` for part of what can be asked, which the handler decides.
   */
  proof?: 'always' | 'where-needed'
  /**
   * The personal data of others in the answer, as the list whose reading the audit log has: once for each account, list
   * and hour. A file that leaves the house is logged each time. `unlogged` says why it is not needed.
   */
  reading?: PersonalList | { exports: PersonalList } | { unlogged: string }
  params?: Fields
  query?: Fields
  body?: Schema
  /** The body is a file of one of these types, sent as it is and read by the handler. */
  upload?: readonly string[]
  /** Pages of any website may send it, registered or not, since it does nothing in anybody's name. */
  fromAnywhere?: true
  /** The response is streamed as this type; the handler returns the stream. */
  stream?: string
  /** May be asked as a test (`TEST_HEADER`): validated as always, but nothing is written or sent. Others refuse tests. */
  test?: true
  /** Request headers that the handler reads, by lower-case name. */
  headers?: Fields
  /** Responses by status; the API page adds the refusals of the whole API, so conflicts (409) are declared here. */
  answers: Record<number, Schema>
  /**
   * The successful answer is made value by value by our own code: parsing its many texts would cost more than making
   * them. For answers without a row's columns, since types do not refuse further keys, or of parts that have been parsed;
   * tests parse them.
   */
  built?: true
}

export interface Endpoint<S extends Shape = Shape> {
  method: Method
  path: `/${string}`
  shape: S
}

export type Parsed<T> = T extends Schema ? v.InferOutput<T> : undefined
type Given<T> = T extends Schema ? v.InferInput<T> : undefined

/** What the handler gets: parsed, with defaults filled in. */
export interface Input<S extends Shape> {
  params: Parsed<S['params']>
  query: Parsed<S['query']>
  body: Parsed<S['body']>
  headers: Parsed<S['headers']>
}

type Part<K extends string, T> = T extends Schema ? { [key in K]: Given<T> } : { [key in K]?: undefined }

/** Sends what a call has made ready, in place of `fetch`. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** What the caller passes. */
export type Request<S extends Shape> = Part<'params', S['params']> &
  (S['query'] extends Schema ? { query?: Given<S['query']> } : { query?: undefined }) &
  (S['upload'] extends readonly string[] ? { body: Blob } : Part<'body', S['body']>) & {
    headers?: Record<string, string>
    send?: Send
  }

type Success = 200 | 201 | 202 | 204
/** The body of a successful response. */
export type Answer<S extends Shape> = {
  [K in keyof S['answers'] & Success]: Parsed<S['answers'][K]>
}[keyof S['answers'] & Success]

/** Declares an endpoint once, for the server's routes, the browser's requests, the API page and the access tests. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const S extends Shape>(method: Method, path: `/${string}`, shape: S): Endpoint<S> {
  return { method, path, shape }
}

type Values = Record<string, unknown> | undefined

/** The path of a request with its query, without the host. */
export function addressOf(path: string, params: Values, query: Values): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  return `${filled}${search.size ? `?${search}` : ''}`
}
