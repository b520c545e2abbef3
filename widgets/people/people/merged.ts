const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A form as it is typed, with what another one has changed meanwhile: of what both have, theirs stands. */
export function merged<Form extends object>(before: Form, typed: Form, present: Form): Form {
  const isMineAlone = ([field]: [string, unknown]) => {
    const of = (form: Form) => form[field as keyof Form]
    return isSame(of(before), of(present)) && !isSame(of(typed), of(before))
  }
  return { ...present, ...Object.fromEntries(Object.entries(typed).filter(isMineAlone)) }
}
