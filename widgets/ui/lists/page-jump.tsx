import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { listsMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'

interface PageJumpProps {
  pages: number
  addressOf: (page: number) => string
}

/** A field for the number of the page to open. */
export function PageJump({ pages, addressOf }: PageJumpProps) {
  const t = useTexts<typeof listsMessages>()
  const [, navigate] = useLocation()
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const page = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
    setWrong(page < 1 || page > pages)
    if (page >= 1 && page <= pages) navigate(addressOf(page))
  }
  return (
    <form className="page-jump" noValidate onSubmit={go}>
      <label htmlFor={id}>{t('lists.jump')}</label>
      <input
        id={id}
        className="input"
        name="page"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-errors`}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" className="button">
        {t('lists.go')}
      </button>
      <div className="errors" id={`${id}-errors`} aria-live="polite">
        {isWrong && <p>{t('lists.jump-error', { pages: String(pages) })}</p>}
      </div>
    </form>
  )
}
