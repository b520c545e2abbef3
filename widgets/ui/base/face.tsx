import { useState } from 'react'
import { useHost } from '../../core/element/host.ts'
import css from './face.css?inline'
import { useStyles } from './use-styles.ts'

const EDGE = 44

/** Initials of first and last name, ignoring titles ("Mag. Anna Gruber, MSc"). */
export function initialsOf(name: string): string {
  const words = (name.split(',')[0] ?? '').split(/\s+/).filter((word) => word && !word.endsWith('.'))
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
}

interface FaceProps {
  url: string | null | undefined
  initials: string
}

/** A person's photo beside their name, or initials; without alternative text, as the name is next to it. */
export function Face({ url, initials }: FaceProps) {
  useStyles(css)
  const { origin } = useHost()
  const [failed, setFailed] = useState<string>()
  if (url && url !== failed) {
    const src = new URL(url, origin || location.origin).href
    const fail = () => setFailed(url)
    return <img className="face" src={src} alt="" width={EDGE} height={EDGE} loading="lazy" onError={fail} />
  }
  return (
    <span className="face" aria-hidden="true">
      {initials}
    </span>
  )
}
