import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { ProofWays } from '#contract/proof'
import { useTexts } from '../core/element/texts.tsx'
import { DialogActions } from '../ui/dialogs/dialog-actions.tsx'
import { Busy } from '../ui/feedback/busy.tsx'
import { GeneralError } from '../ui/feedback/general-error.tsx'
import { LoadingBox } from '../ui/feedback/loading-box.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import {
  busyAtom,
  continueAtom,
  errorAtom,
  faultAtom,
  loadAtom,
  proveAtom,
  releaseAtom,
  usePasskeyAtom,
  waysAtom
} from './proof.atoms.ts'

const useMessages = useTexts<typeof appMessages & typeof uiMessages>

const SERVICE = '/account/openid?confirm=1&next=%2Fapp%2F'

function Fault() {
  const t = useMessages()
  const fault = useAtomValue(faultAtom)
  return <div role="alert">{fault && <p className="notice danger">{t(fault as 'ui.error')}</p>}</div>
}

/** At the institution's own sign-in service, in another tab, so that what was typed stays. */
function ByService() {
  const t = useMessages()
  const goOn = useSetAtom(continueAtom)
  const release = useSetAtom(releaseAtom)
  return (
    <div className="stack">
      <p>{t('app.proof-service')}</p>
      <a className="button primary" href={SERVICE} target="_blank" rel="noopener">
        {t('app.sign-in')}
      </a>
      <Fault />
      <DialogActions
        busy={false}
        onClose={() => release(false)}
        deed={
          <button type="button" className="button" onClick={() => void goOn()}>
            {t('app.continue')}
          </button>
        }
      />
    </div>
  )
}

function Passkey() {
  const t = useMessages()
  const busy = useAtomValue(busyAtom)
  const ask = useSetAtom(usePasskeyAtom)
  return (
    <Busy className="button primary" busy={busy} onClick={() => void ask()}>
      {t('app.proof-passkey')}
    </Busy>
  )
}

const FIELDS = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { autoComplete: 'one-time-code', spellCheck: false }
} as const

function ByHand({ by, has_passkeys }: { by: 'password' | 'code'; has_passkeys: boolean }) {
  const t = useMessages()
  const [given, setGiven] = useState('')
  const busy = useAtomValue(busyAtom)
  const error = useAtomValue(errorAtom)
  const prove = useSetAtom(proveAtom)
  const release = useSetAtom(releaseAtom)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus()
  }, [error])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void prove({ by, given })
  }
  return (
    <form className="stack" onSubmit={submit} noValidate ref={form}>
      <p>{t('app.proof-text')}</p>
      {has_passkeys && <Passkey />}
      <TextField
        label={t(`app.proof-${by}`)}
        name="given"
        value={given}
        onInput={setGiven}
        errors={error ? [error] : []}
        required
        {...FIELDS[by]}
      />
      <Fault />
      <DialogActions
        busy={busy}
        onClose={() => release(false)}
        deed={
          <button type="submit" className="button primary" aria-busy={busy} aria-disabled={busy}>
            {busy && <span className="spinner" aria-hidden="true" />}
            {t('app.continue')}
          </button>
        }
      />
    </form>
  )
}

/** Where neither the password nor a code would do. */
function ByPasskey({ has_passkeys }: { has_passkeys: boolean }) {
  const t = useMessages()
  const busy = useAtomValue(busyAtom)
  const release = useSetAtom(releaseAtom)
  return (
    <div className="stack">
      {has_passkeys ? <p>{t('app.proof-text')}</p> : <p className="notice">{t('app.proof-passkey-elsewhere')}</p>}
      <Fault />
      <DialogActions busy={busy} onClose={() => release(false)} deed={has_passkeys && <Passkey />} />
    </div>
  )
}

function Ways({ by, has_passkeys }: ProofWays) {
  if (by === 'service') return <ByService />
  return by === 'passkey' ? <ByPasskey has_passkeys={has_passkeys} /> : <ByHand by={by} has_passkeys={has_passkeys} />
}

/** Asks for a passkey, a code or the password. */
export function Proof() {
  const ways = useAtomValue(waysAtom)
  const load = useSetAtom(loadAtom)
  useEffect(() => void load(), [load])
  if (ways === null) return <LoadingBox />
  return ways ? <Ways {...ways} /> : <GeneralError failure={undefined} level={3} retry={() => void load()} />
}
