import { serve } from '../../core/base/worker.thread.ts'
import { CalendarError } from './calendar-error.ts'
import { perform, type Task } from './tasks.ts'

export default serve(async (task: Task, until) => {
  try {
    return { answer: await perform(task, until) }
  } catch (failure) {
    if (!(failure instanceof CalendarError)) return { fault: 'unreachable' }
    const { fault, retryAfter } = failure
    return { fault, retryAfter }
  }
})
