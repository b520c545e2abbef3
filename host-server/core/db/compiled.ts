import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

// knex compiles a statement anew each time it runs, which costs more than most statements of a booking. Here it
// compiles each once, with places instead of values.

export type Value = string | number | boolean | null | undefined

/**
 * Where a value goes. A statement can only pass it on: what is computed from it would be the same for every value, as
 * would what follows from a comparison, of which nobody is told.
 */
class Place {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError('a compiled statement takes its values as they are')
  }

  toJSON(): never {
    return this[Symbol.toPrimitive]()
  }
}

/** Texts and numbers have places; what else there is decides what the statement looks like. */
const isPlaced = (given: unknown) => typeof given === 'string' || typeof given === 'number'

const isPlain = (given: object) => Object.getPrototypeOf(given) === Object.prototype

function partsOf(given: unknown): [name: string, part: unknown][] {
  if (typeof given !== 'object' || given === null) return []
  if (Array.isArray(given)) return given.map((part, at) => [String(at), part])
  if (!isPlain(given)) throw new TypeError('a compiled statement takes texts, numbers, lists and plain objects')
  return Object.entries(given)
}

/** Appends the values to a list, and returns what decides about the text of the statement. */
export function shapeOf(given: unknown, values: Value[]): string {
  if (isPlaced(given)) {
    values.push(given as Value)
    return '?'
  }
  if (typeof given !== 'object' || given === null) return String(given)
  const parts = partsOf(given).map(([name, part]) => `${name}:${shapeOf(part, values)}`)
  return Array.isArray(given) ? `[${parts}]` : `{${parts}}`
}

/** The same with places instead of values, counted from `from`. */
export function withPlaces<T>(given: T, from: number): T {
  let next = from
  const placed = (one: unknown): unknown => {
    if (isPlaced(one)) return new Place(next++)
    if (typeof one !== 'object' || one === null) return one
    const parts = partsOf(one).map(([name, part]) => [name, placed(part)] as const)
    return Array.isArray(one) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
  }
  return placed(given) as T
}

/** Parts of knex that its types leave out. */
interface Client extends Knex.Client {
  positionBindings(sql: string): string
  query(connection: unknown, statement: object): Promise<unknown>
  processResponse(answered: unknown, runner: object): unknown
}

interface Compilable {
  toSQL(): Knex.Sql
}

/** A statement whose bindings are values or their places. */
export interface Compiled extends Omit<Knex.Sql, 'toNative'> {
  /** For databases that keep statements by name; undefined where that is not worth it. */
  name: string | undefined
}

/** Of the text, so that a name means the same in every process that shares connections with this one. */
const nameOf = (sql: string) => `advisor-widgets-${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`

/** Lists come in many lengths, and connections would keep a plan for each. */
const varies = (given: unknown): boolean =>
  (Array.isArray(given) && given.length > 1) || partsOf(given).some(([, part]) => varies(part))

export function compile({ client }: Knex, statement: object, given: readonly unknown[]): Compiled {
  const { sql: text, ...rest } = (statement as Compilable).toSQL()
  const sql = (client as Client).positionBindings(text)
  return { ...rest, sql, name: given.some(varies) ? undefined : nameOf(sql) }
}

const bind = (bindings: readonly unknown[], values: readonly Value[]) =>
  bindings.map((one) => (one instanceof Place ? values[one.index] : one))

/**
 * Runs a compiled statement as knex would. On the connection of a transaction it is sent before this returns, so that
 * statements run in the order of their calls without waiting for each other.
 */
export async function run(
  knex: Knex,
  transaction: object | undefined,
  compiled: Compiled,
  values: readonly Value[],
  queryContext: object
): Promise<unknown> {
  const client = knex.client as Client
  const connection = transaction ?? (await client.acquireConnection())
  try {
    const statement = { ...compiled, bindings: bind(compiled.bindings, values), queryContext }
    const answer = client.processResponse(await client.query(connection, statement), {})
    client.emit('query-response', answer, statement)
    return answer
  } finally {
    if (!transaction) client.releaseConnection(connection)
  }
}
