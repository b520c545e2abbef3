import { serve } from '../core/worker.thread.ts'
import { perform, type Task } from './tasks.ts'
import { CalendarTrouble } from './trouble.ts'

serve(async (task: Task, until) => {
  try {
    return { answer: await perform(task, until) }
  } catch (failure) {
    return { fault: failure instanceof CalendarTrouble ? failure.fault : 'unreachable' }
  }
})
