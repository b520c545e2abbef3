let said: string[] = []

/** Notes what the console is told as an error while a story is drawn; answers how to end it. */
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

/** A story that draws the error boundary looks like any other to axe. */
export function expectQuiet() {
  if (said.length) throw new Error(`The story told the console: ${said.join(' | ')}`)
}
