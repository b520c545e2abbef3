import { expect } from 'vitest'
import type { Counting } from '../../testing/counting.ts'

interface Count {
  /** Presses, toggles, choices and filled fields after the page is open, by whichever hand needs more. */
  actions: number
  /** By keyboard alone, the key presses besides the texts, rounded up to tens. */
  keys: number
}

interface Told {
  task: string
  /** Before the staff's pages were rebuilt (788802e8), counted in the same way; null where there was no way. */
  before: Count | null
  /** At most. */
  now: Count
}

/** What staff do, and in how many actions and keys. */
export const TASKS = {
  'set-up': {
    task: 'Set up an institution, from the invitation to the first booked appointment',
    before: { actions: 68, keys: 390 },
    now: { actions: 55, keys: 370 }
  },
  'confirm-three': {
    task: 'Confirm three requested appointments',
    before: { actions: 8, keys: 50 },
    now: { actions: 3, keys: 30 }
  },
  'book-request': {
    task: 'Book an appointment from a request',
    before: { actions: 11, keys: 130 },
    now: { actions: 4, keys: 40 }
  },
  'give-request': {
    task: 'Give a request to a colleague',
    before: null,
    now: { actions: 4, keys: 30 }
  },
  'hand-over-day': {
    task: 'Hand the day of an ill advisor to two colleagues',
    before: null,
    now: { actions: 2, keys: 50 }
  },
  move: {
    task: 'Move an appointment',
    before: { actions: 4, keys: 80 },
    now: { actions: 4, keys: 50 }
  },
  'move-and-hand-over': {
    task: 'Move an appointment, and give it to a colleague',
    before: null,
    now: { actions: 6, keys: 60 }
  },
  obstacle: {
    task: 'Find why nobody can book at a branch, and put it right',
    before: null,
    now: { actions: 5, keys: 20 }
  },
  'thirty-people': {
    task: 'Give 30 people a topic and a branch',
    before: { actions: 184, keys: 2380 },
    now: { actions: 10, keys: 200 }
  },
  'phone-number': {
    task: 'Find one of 600 people, and change the telephone number',
    before: { actions: 6, keys: 60 },
    now: { actions: 5, keys: 40 }
  },
  absence: {
    task: 'Set an absence for next week',
    before: { actions: 4, keys: 40 },
    now: { actions: 4, keys: 30 }
  },
  push: {
    task: 'Send a notification to the saved cards of a branch',
    before: { actions: 5, keys: 20 },
    now: { actions: 5, keys: 20 }
  },
  'audit-log': {
    task: 'Find who changed a setting last',
    before: { actions: 1, keys: 10 },
    now: { actions: 2, keys: 10 }
  },
  undo: {
    task: 'Take back a request that was marked as done by mistake',
    before: { actions: 1, keys: 20 },
    now: { actions: 1, keys: 20 }
  }
} as const satisfies Record<string, Told>
export type Task = keyof typeof TASKS

export function expectWithin(name: Task, { done }: Counting) {
  const { task, now } = TASKS[name]
  expect(done.actions, `${task}: actions`).toBeLessThanOrEqual(now.actions)
  expect(done.keys, `${task}: keys`).toBeLessThanOrEqual(now.keys)
}
