const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Merges the input with others' changes; theirs win where both have changed a field. */
export function merge<Form extends object>(before: Form, typed: Form, present: Form): Form {
  const isOnlyMine = ([field]: [string, unknown]) => {
    const of = (form: Form) => form[field as keyof Form]
    return isSame(of(before), of(present)) && !isSame(of(typed), of(before))
  }
  return { ...present, ...Object.fromEntries(Object.entries(typed).filter(isOnlyMine)) }
}
