import { useHost } from '../../core/element/host.ts'
import css from './face.css?inline'
import { useStyles } from './use-styles.ts'

const EDGE = 44

/** A person's photo beside their name, or initials; without alternative text, as the name is next to it. */
export function Face({ url, initials }: { url: string | null; initials: string }) {
  useStyles(css)
  const { origin } = useHost()
  if (url) return <img className="face" src={origin + url} alt="" width={EDGE} height={EDGE} loading="lazy" />
  return (
    <span className="face" aria-hidden="true">
      {initials}
    </span>
  )
}
