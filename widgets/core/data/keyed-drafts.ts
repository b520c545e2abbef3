/** An item of a list that is edited and saved as a whole; its key identifies it wherever it is moved. */
export interface Keyed {
  key: string
}

/** The drafts after a save: keys stay, and newer input waits for the next save. */
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

/** The server's messages, by key and field. */
export type KeyedErrors = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Errors refer to positions as sent, such as `put.0.title`; rows may have moved since. */
export function byKey(errors: Readonly<Record<string, readonly string[]>>, sent: readonly Keyed[]): KeyedErrors {
  const all: Record<string, Record<string, readonly string[]>> = {}
  for (const [path, texts] of Object.entries(errors)) {
    const [, at, field] = path.split('.')
    const key = sent[Number(at)]?.key
    if (key !== undefined && field) all[key] = { ...all[key], [field]: texts }
  }
  return all
}
