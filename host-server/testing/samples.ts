import type { TextType } from '#contract/profile-layout'
import type { RequestOptions, TestResponse } from './client.ts'

/** A valid request of an endpoint. */
export interface Sample {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
}

/** Rows of the demo that samples may refer to. */
export interface Known {
  /** Ids of an advisor, of one of their topics and of their branch. */
  own: { alias: string; uuid: string; topic: string; organization_uuid: string }
  alias: { alias: string }
  branch: { alias: string }
  /** A random id, for samples that change or delete: what exists is still needed by later ones. */
  unknown: { uuid: string }
  /** A random token. */
  token: string
  /** `YYYY-MM-DD` */
  tomorrow: string
  starts_at: string
  slot: { topic: string; type: string; starts_at: string }
}

/**
 * What a `<noun>.samples.ts` exports as `samples`: a request for each of its endpoints, by method and path. The access
 * test finds these files by itself; an endpoint without a sample fails it.
 */
export type SamplesOf = (known: Known) => Record<string, Sample>

/** A write that succeeds and changes something. */
interface Write extends Pick<RequestOptions, 'body' | 'headers'> {
  params?: Record<string, string>
  query?: string
}

/** The demo's rows, and the responses to previous writes. */
export interface Written {
  answer(key: string): TestResponse['body']
  branch: string
  topic: string
  advisor: string
  /** With two-step verification. */
  analyst: string
  /** An account of the branch that manages none. */
  colleague: string
  /** One that waits for a decision. */
  review: string
  /** A guest of an event. */
  guest: { uuid: string; registration: string }
  /** The advisor's appointments, one to confirm, one ahead and one that has begun, free times, and a colleague free at the first. */
  visits: { requested: string; colleague: string; ahead: string; begun: string; slots: readonly Known['slot'][] }
  png: Buffer
  kinds: readonly TextType[]
}

/**
 * What a `<noun>.samples.ts` exports as `audited`: every write of the administration, by method and path, each building
 * on those before it. The audit test looks for its entry in the log.
 */
export type AuditedWrites = [key: string, of: (written: Written) => Write][]

/** The item that an earlier write has created. */
export const made =
  (key: string) =>
  ({ answer }: Written) => ({ params: { uuid: answer(key).uuid as string } })
