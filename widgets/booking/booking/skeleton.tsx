/** What the tag contains, which may be the printed first step, else a placeholder. */
export const Loading = () => (
  <slot>
    <Skeleton />
  </slot>
)

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
