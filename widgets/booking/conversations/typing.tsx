import { useEffect, useState } from 'react'
import { TYPING_MS } from '#contract/conversations'

interface TypingProps {
  /** What says that somebody is writing. */
  text: string
  /** What was read last. */
  of: { is_typing: boolean }
}

/** That the other side is writing, which ends by itself when nothing more is heard of it. */
export function Typing({ text, of }: TypingProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    setShown(of.is_typing)
    const timer = setTimeout(() => setShown(false), TYPING_MS)
    return () => clearTimeout(timer)
  }, [of])
  return (
    <p className="help chat-typing" role="status">
      {isShown && text}
    </p>
  )
}
