/** What staff do, and in how many actions at most: presses, choices and filled fields after the page is open. */
export const TASKS = {
  'set-up': { task: 'Set up an institution, from the invitation to the first booked appointment', actions: 55 },
  'confirm-three': { task: 'Confirm three requested appointments', actions: 3 },
  'book-request': { task: 'Book an appointment from a request', actions: 4 },
  'give-request': { task: 'Give a request to a colleague', actions: 4 },
  'hand-over-day': { task: 'Hand the day of an ill advisor to two colleagues', actions: 2 },
  move: { task: 'Move an appointment', actions: 4 },
  'move-and-hand-over': { task: 'Move an appointment, and give it to a colleague', actions: 6 },
  obstacle: { task: 'Find why nobody can book at a branch, and put it right', actions: 3 },
  'thirty-people': { task: 'Give 30 people a topic and a branch', actions: 10 },
  'phone-number': { task: 'Find one of 600 people, and change the telephone number', actions: 3 },
  absence: { task: 'Set an absence for next week', actions: 4 },
  push: { task: 'Send a notification to the saved cards of a branch', actions: 5 },
  'audit-log': { task: 'Find who changed a setting last', actions: 2 },
  undo: { task: 'Take back a request that was marked as done by mistake', actions: 1 }
} as const satisfies Record<string, { task: string; actions: number }>
export type Task = keyof typeof TASKS
