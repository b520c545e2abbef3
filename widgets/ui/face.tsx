import { useHost } from '../core/host.ts'
import css from './face.css?inline'
import { useStyles } from './use-styles.ts'

const EDGE = 44

/** Somebody's photo beside their name, or the first letters of it; without a word, for the name stands there. */
export function Face({ url, letters }: { url: string | null; letters: string }) {
  useStyles(css)
  const { origin } = useHost()
  if (url) return <img className="face" src={origin + url} alt="" width={EDGE} height={EDGE} loading="lazy" />
  return (
    <span className="face" aria-hidden="true">
      {letters}
    </span>
  )
}
