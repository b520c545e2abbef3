/** A sentence that ends with a name which has a full stop of its own, such as "Anna Gruber, LL.M.", needs no other. */
export function withOneStop(text: string, values: Record<string, unknown> = {}): string {
  let said = text
  for (const value of Object.values(values)) {
    if (typeof value === 'string' && value.endsWith('.')) said = said.replaceAll(`${value}.`, () => value)
  }
  return said
}
