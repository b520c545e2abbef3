import { parentPort } from 'node:worker_threads'
import { perform, type Task } from './tasks.ts'
import { CalendarTrouble } from './trouble.ts'

async function answer(task: Task) {
  try {
    return { answer: await perform(task, () => parentPort?.postMessage({ reading: true })) }
  } catch (failure) {
    return { fault: failure instanceof CalendarTrouble ? failure.fault : 'unreachable' }
  }
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task)))
