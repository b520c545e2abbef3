import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { appMessages } from '#contract/app.messages'
import type { Me } from '#contract/me'
import { useTexts } from '../core/texts.tsx'

/** First letters of the first and the last name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
}

function useDismissal(open: boolean, close: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const isOutside = ({ target }: Event) => !box.current?.contains(target as Node)
    const onPointer = (event: Event) => isOutside(event) && close()
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, close])
  return { box, button }
}

/** The name of the signed-in user, opening what is theirs; on a narrow screen the areas too. */
export function UserMenu({ me, path, children }: { me: Me; path: string; children: ReactNode }) {
  const t = useTexts<typeof appMessages>()
  const [openAt, setOpenAt] = useState<string>()
  const [close] = useState(() => () => setOpenAt(undefined))
  // a navigation closes it
  const open = openAt === path
  const { box, button } = useDismissal(open, close)
  const name = me.full_name ?? me.alias ?? ''
  return (
    <div className="user-menu" ref={box}>
      <button
        type="button"
        className="user-button"
        ref={button}
        aria-expanded={open}
        aria-controls="user-panel"
        onClick={() => setOpenAt(open ? undefined : path)}
      >
        <span className="avatar" aria-hidden="true">
          {initials(name)}
        </span>
        <span className="visually-hidden">{t('app.menu')}: </span>
        <span className="user-name">{name}</span>
        <span className="chevron" aria-hidden="true" />
      </button>
      <div className="user-panel" id="user-panel" hidden={!open}>
        <p className="user-who">
          <strong>{name}</strong>
          {me.email_address && <span>{me.email_address}</span>}
        </p>
        {children}
        <form method="post" action="/account/logout">
          <button type="submit" className="panel-item">
            {t('app.log-out')}
          </button>
        </form>
      </div>
    </div>
  )
}
