import { drawn } from './mount.ts'

/** Presses the browser's button, once the history knows what is shown. */
export async function turn(by: number) {
  await drawn()
  const turned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.go(by)
  await turned
  await drawn()
}
