type Later = typeof import('./later-steps.tsx')

let loaded: Later | undefined

/** What is there already. */
export const later = () => loaded

/** The steps after the slot, with all that checks and sends, come while the visitor chooses it. */
export async function loadLater(): Promise<Later> {
  loaded ??= await import('./later-steps.tsx')
  return loaded
}
