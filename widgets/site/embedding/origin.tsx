import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { registersWebsites } from '#contract/embedding'
import type { embeddingMessages } from '#contract/messages/embedding.messages'
import { mayAtom } from '../../core/data/access.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { isRegisteringAtom, originsAtom, registerAtom } from './embedding.atoms.ts'
import { twinOf } from './origins.ts'

const mayRegisterAtom = mayAtom(registersWebsites)

/** Whether a website may send bookings and forms, and a button that lets it, with and without `www.`. */
export function Origin({ origin, wasRegistered }: { origin: string; wasRegistered?: boolean }) {
  const t = useTexts<typeof embeddingMessages>()
  const origins = useAtomValue(originsAtom)
  const mayRegister = useAtomValue(mayRegisterAtom)
  const isRegistering = useAtomValue(isRegisteringAtom)
  const register = useSetAtom(registerAtom)
  const [isBoth, setBoth] = useState(true)
  const twin = twinOf(origin)
  if (origin === location.origin || origins.includes(origin)) {
    return <p className="notice success">{t('embedding.origin-known', { origin })}</p>
  }
  const hasTwin = twin !== undefined && !origins.includes(twin)
  return (
    <div className="notice warning stack">
      <p>{t(wasRegistered ? 'embedding.origin-removed' : 'embedding.origin-unknown', { origin })}</p>
      {mayRegister ? (
        <>
          {hasTwin && (
            <CheckField
              name="twin"
              title={t('embedding.origin-both', { origin: twin })}
              checked={isBoth}
              onChange={setBoth}
            />
          )}
          <div className="cluster">
            <Busy
              className="button primary"
              busy={isRegistering}
              onClick={() => void register(hasTwin && isBoth ? [origin, twin] : [origin])}
            >
              {t('embedding.origin-register', { origin })}
            </Busy>
          </div>
        </>
      ) : (
        <p>{t('embedding.origin-ask')}</p>
      )}
    </div>
  )
}
