/** What is wrong with a page that is edited, or with a part of it, and stands at no field; it can be led to. */
export function Faults({ errors = [] }: { errors?: readonly string[] | undefined }) {
  return (
    <div className="errors" role="alert" tabIndex={errors.length ? -1 : undefined}>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  )
}
