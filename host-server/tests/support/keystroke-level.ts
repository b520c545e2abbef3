import type { Done } from '../../testing/counting.ts'

/**
 * Seconds in the keystroke-level model (Card, Moran and Newell 1980, doi:10.1145/358886.358895): a key or a button for
 * somebody of average skill, pointing, the hand's way between mouse and keyboard, the thought before an action. The
 * product answers within a second, for which nobody waits twice.
 */
const SECONDS = { key: 0.28, point: 1.1, home: 0.4, think: 1.35, answer: 1 }

/** How long somebody takes who makes no mistake and knows where to look. */
export function secondsOf({ actions, fields, keys, characters }: Done, isByKeyboard: boolean): number {
  const { key, point, home, think, answer } = SECONDS
  const reach = isByKeyboard ? 0 : actions * (point + key) + fields * 2 * home
  return actions * (think + answer) + reach + (keys + characters) * key
}
