/** One of a list that is edited and saved as a whole: by its key it stays itself, whatever its place. */
export interface Keyed {
  key: string
}

/** The drafts after a save: each keeps its key, and newer input waits for the next save. */
export function afterSave<Draft extends Keyed>(
  now: readonly Draft[],
  sent: readonly Draft[],
  saved: readonly Omit<Draft, 'key'>[],
  typed: (draft: Draft) => Partial<Draft>
): Draft[] {
  const unchanged = new Set(sent)
  const known = new Map(sent.map(({ key }, at) => [key, { ...saved[at], key } as Draft]))
  return now.map((one) => {
    const saved = known.get(one.key)
    if (!saved) return one
    return unchanged.has(one) ? saved : { ...saved, ...typed(one) }
  })
}

/** The server's words, by key and field. */
export type KeyedErrors = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Errors name positions as sent, such as `put.0.title`; the rows may have been moved since. */
export function byKey(errors: Readonly<Record<string, readonly string[]>>, sent: readonly Keyed[]): KeyedErrors {
  const all: Record<string, Record<string, readonly string[]>> = {}
  for (const [path, texts] of Object.entries(errors)) {
    const [, at, field] = path.split('.')
    const key = sent[Number(at)]?.key
    if (key !== undefined && field) all[key] = { ...all[key], [field]: texts }
  }
  return all
}
