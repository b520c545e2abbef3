export type Later = typeof import('./later-steps.tsx')

let loaded: Later | undefined

/** The module, if loaded. */
export const later = () => loaded

/** The later steps, with validation and sending, load while the visitor chooses a slot. */
export async function loadLater(): Promise<Later> {
  loaded ??= await import('./later-steps.tsx')
  return loaded
}
