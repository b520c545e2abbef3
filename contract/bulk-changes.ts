import * as v from 'valibot'
import { FullName, Instant, MessageText, ShortText } from './values.ts'

/** It is cancelled if the user who started it may no longer make it. */
export const BULK_CHANGE_STATES = ['running', 'done', 'cancelled'] as const
export type BulkChangeState = (typeof BULK_CHANGE_STATES)[number]

/** As many of those left out are named. */
export const LEFT_OUT_SHOWN = 100

/** The progress of one change of many people or branches, and its result. */
export const BulkChange = v.object({
  uuid: ShortText,
  state: v.picklist(BULK_CHANGE_STATES),
  created_at: Instant,
  finished_at: v.nullable(Instant),
  total: v.number(),
  processed: v.number(),
  changed: v.number(),
  /** Those for whom nothing had to change. */
  same: v.number(),
  left_out: v.number(),
  /** The first of those left out, with the reasons. */
  those_left_out: v.array(v.object({ uuid: ShortText, name: FullName, reasons: v.array(MessageText) }))
})
export type BulkChange = v.InferOutput<typeof BulkChange>
