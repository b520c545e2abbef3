import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Send } from './provider.ts'

/** A request of a directory and what must be answered; `{name}` stands for what an earlier answer has left. */
interface Step {
  /** What it is for. */
  what: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: unknown
  status: number
  /** What the answer must have, among others. */
  answer?: object
  /** What it must not have. */
  without?: string[]
  /** Names for parts of the answer. */
  keep?: Record<string, string>
}

export interface Dialogue {
  name: string
  /** The page of documentation. */
  source: string
  steps: Step[]
}

export const dialoguesOf = (provider: string): Dialogue[] =>
  JSON.parse(readFileSync(new URL(`dialogues/${provider}.json`, import.meta.url), 'utf8'))

const filledIn = <T>(value: T, kept: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (whole, name) => kept.get(name) ?? whole))

/** Holds a conversation as it was written down. */
export async function hold({ steps }: Dialogue, send: Send, known: Record<string, string>): Promise<void> {
  const kept = new Map(Object.entries(known))
  for (const { keep = {}, ...step } of steps) {
    const { what, method, path, headers, body, status, answer, without = [] } = filledIn(step, kept)
    const given = await send(method, path, body, headers)
    expect([what, given.status, given.status === status ? '' : given.text]).toEqual([what, status, ''])
    if (answer) expect(given.body, what).toMatchObject(answer)
    for (const name of without) expect(given.body, what).not.toHaveProperty([name])
    for (const [name, field] of Object.entries(keep)) kept.set(name, given.body[field])
  }
}
