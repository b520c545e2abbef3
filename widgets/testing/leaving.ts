import { until } from './mount.ts'

const TITLE = 'Leave without saving?'

/** The app's question about unsaved input, while it is open. */
export const leaveQuestion = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')].find(
    (dialog) => dialog.querySelector('h2')?.textContent === TITLE
  )

/** Answers the question, once it is asked. */
export async function answerLeaving(root: ParentNode, answer: 'Keep editing' | 'Discard changes') {
  const question = await until(() => leaveQuestion(root))
  const buttons = [...question.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === answer)?.click()
  await until(() => !leaveQuestion(root))
}
