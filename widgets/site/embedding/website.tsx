import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { embeddingMessages } from '#contract/messages/embedding.messages'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { originsAtom } from './embedding.atoms.ts'
import { Origin } from './origin.tsx'
import { addressOf, originOf } from './origins.ts'

const HEALTH = '/account-admin/embed/health'

/** The website that the page's address names. */
const asked = () => new URLSearchParams(location.search).get('website') ?? ''

/** The websites that may send, and one to look up and register; the page's address may name it. */
export function Website() {
  const t = useTexts<typeof embeddingMessages>()
  const mayOpen = useMayOpen()
  const origins = useAtomValue(originsAtom)
  const [typed, setTyped] = useState(asked)
  const [origin, setOrigin] = useState(() => originOf(addressOf(typed)))
  const [isWrong, setWrong] = useState(false)
  const box = useRef<HTMLElement>(null)
  // on a phone it stands below the form
  useEffect(() => {
    if (asked()) box.current?.scrollIntoView()
  }, [])
  return (
    <section className="card stack" aria-labelledby="embedding-website" ref={box}>
      <div>
        <h2 className="card-title" id="embedding-website">
          {t('embedding.website')}
        </h2>
        <p className="help">{t('embedding.website-lead')}</p>
        {origins.length > 0 && <p className="help">{t('embedding.website-known', { origins: origins.join(', ') })}</p>}
        {mayOpen(HEALTH) && <Link href={HEALTH}>{t('embedding.health')}</Link>}
      </div>
      <form
        className="embedding-own"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const address = addressOf(typed)
          const found = originOf(address)
          if (found) setTyped(address)
          setOrigin(found)
          setWrong(!found)
        }}
      >
        <TextField
          name="website"
          type="url"
          inputMode="url"
          label={t('embedding.website-address')}
          help={t('embedding.website-help')}
          errors={isWrong ? [t('embedding.page-wrong')] : []}
          value={typed}
          spellCheck={false}
          autoComplete="url"
          onInput={(text) => {
            setTyped(text)
            setWrong(false)
          }}
        />
        <button type="submit" className="button">
          {t('embedding.website-check')}
        </button>
      </form>
      {origin && <Origin key={origin} origin={origin} />}
    </section>
  )
}
