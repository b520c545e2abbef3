import { readable } from '#contract/values'
import { CORE_GROUP, CORE_USER, ENTERPRISE } from './scim.schemas.ts'
import { ScimError } from './scim-error.ts'

/** `attribute eq value`; the attribute is in small letters. */
export interface Condition {
  attribute: string
  value: string | boolean
}

const LENGTH_MAX = 1000
const TOKEN = /\s*(?:([()])|("(?:[^"\\]|\\.)*")|([\w$:.+-]+(?:\[(?:[^[\]"]|"(?:[^"\\]|\\.)*")*\](?:\.[\w$]+)?)?))/y

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  const end = text.trimEnd().length
  while (TOKEN.lastIndex < end) {
    const [, sign, quoted, word] = TOKEN.exec(text) ?? []
    const token = sign ?? quoted ?? word
    if (token === undefined) throw new ScimError('filter-wrong', text)
    tokens.push(token)
  }
  return tokens
}

function stringIn(quoted: string): string {
  try {
    const value: unknown = JSON.parse(quoted)
    if (typeof value === 'string' && readable(value)) return value
  } catch {
    // as below
  }
  throw new ScimError('filter-wrong', quoted)
}

const VALUES: Record<string, boolean> = { true: true, false: false }

function valueIn(token = ''): string | boolean {
  if (token.startsWith('"')) return stringIn(token)
  const value = VALUES[token.toLowerCase()]
  if (value === undefined) throw new ScimError('filter-wrong', token)
  return value
}

const PREFIXES: readonly [urn: string, short: string][] = [
  [CORE_USER, ''],
  [CORE_GROUP, ''],
  [ENTERPRISE, 'enterprise']
]

/** An attribute's name in small letters, without the schema; those of the extension begin with `enterprise.`. */
function nameOf(written: string): string {
  const name = written.toLowerCase()
  for (const [urn, short] of PREFIXES) {
    const prefix = urn.toLowerCase()
    if (name === prefix && short) return short
    if (name.startsWith(`${prefix}:`)) return [short, name.slice(prefix.length + 1)].filter(Boolean).join('.')
  }
  return name
}

/** What a path points to: `emails[type eq "work"].value` is `emails.value` where these conditions hold. */
export interface Target {
  name: string
  conditions: Condition[]
}

const PATH = /^([\w$:.+-]+)(?:\[((?:[^[\]"]|"(?:[^"\\]|\\.)*")*)\](?:\.([\w$]+))?)?$/

/** @throws ScimError */
export function parsePath(path: string): Target {
  const [, written, inner, sub] = (path.length <= LENGTH_MAX && PATH.exec(path.trim())) || []
  if (!written) throw new ScimError('path-unknown', path)
  const name = [nameOf(written), sub?.toLowerCase()].filter(Boolean).join('.')
  return { name, conditions: inner === undefined ? [] : parseFilter(inner, 'path-unknown') }
}

class Reader {
  readonly #tokens: string[]
  #at = 0

  constructor(text: string) {
    this.#tokens = tokensOf(text)
  }

  get isAtEnd() {
    return this.#at >= this.#tokens.length
  }

  #next = () => this.#tokens[this.#at++]

  #isNext(word: string): boolean {
    if (this.#tokens[this.#at]?.toLowerCase() !== word) return false
    this.#at++
    return true
  }

  /** Conditions that are joined by `and`, perhaps in brackets. */
  all(): Condition[] {
    const found = this.#some()
    while (this.#isNext('and')) found.push(...this.#some())
    return found
  }

  #some(): Condition[] {
    if (!this.#isNext('(')) return [this.#one()]
    const found = this.all()
    if (!this.#isNext(')')) throw new ScimError('filter-wrong', ')')
    return found
  }

  #one(): Condition {
    const written = this.#next() ?? ''
    if (/^[("]/.test(written)) throw new ScimError('filter-wrong', written)
    // which of a person's addresses is meant does not matter: there is one
    const { name } = parsePath(written)
    if (!this.#isNext('eq')) throw new ScimError('filter-wrong', this.#next() ?? written)
    return { attribute: name, value: valueIn(this.#next()) }
  }
}

/** Only `eq`, joined by `and`: what directories ask. @throws ScimError */
export function parseFilter(text: string, otherwise?: 'path-unknown'): Condition[] {
  if (text.length > LENGTH_MAX) throw new ScimError(otherwise ?? 'filter-wrong', text)
  const reader = new Reader(text)
  const found = reader.all()
  if (!reader.isAtEnd) throw new ScimError(otherwise ?? 'filter-wrong', text)
  return found
}
