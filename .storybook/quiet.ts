let said: string[] = []

/** Collects console errors while a story renders; returns a function that stops. */
export function listen() {
  const { error } = console
  said = []
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '))
    error(...words)
  }
  return () => {
    console.error = error
  }
}

/** axe does not notice when a story shows the error boundary. */
export function expectQuiet() {
  if (said.length) throw new Error(`The story told the console: ${said.join(' | ')}`)
}
