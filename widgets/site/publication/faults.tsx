/** What is wrong with a page that is edited, or with a part of it, and stands at no field. */
export function Faults({ errors = [] }: { errors?: readonly string[] | undefined }) {
  return (
    <div className="errors" role="alert">
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  )
}
