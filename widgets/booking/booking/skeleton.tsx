/** Placeholder of a step. */
export function Skeleton() {
  return (
    <div className="loading" aria-hidden="true">
      <span className="block" />
      <span className="block" />
      <span className="block" />
      <span className="block" />
    </div>
  )
}
