import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { smmCalendarMessages } from '#contract/messages/smm-calendar.messages'
import { CONSENT_REFUSALS } from '#contract/smm-calendar'
import { useAsked } from '../../core/data/use-asked.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Changes } from './changes.tsx'
import { Connection } from './connection.tsx'
import { Services } from './services.tsx'
import {
  asksLoginAtom,
  draftAtom,
  errorsAtom,
  hasPasswordAtom,
  smmCalendarForm,
  typeAtom
} from './smm-calendar.atoms.ts'

function Login() {
  const t = useTexts<typeof smmCalendarMessages>()
  const { user, password } = useAtomValue(draftAtom)
  const errors = useAtomValue(errorsAtom)
  const hasPassword = useAtomValue(hasPasswordAtom)
  const type = useSetAtom(typeAtom)
  return (
    <>
      <TextField
        name="user"
        label={t('smm-calendar.user')}
        autoComplete="off"
        spellCheck={false}
        value={user}
        errors={errors.user}
        onInput={(value) => type({ user: value })}
      />
      <TextField
        name="password"
        type="password"
        label={t('smm-calendar.password')}
        help={t(hasPassword ? 'smm-calendar.password-kept' : 'smm-calendar.password-help')}
        autoComplete="new-password"
        value={password}
        errors={errors.password}
        onInput={(value) => type({ password: value })}
      />
    </>
  )
}

const PROGRAMS = ['outlook', 'google', 'apple'] as const

/** Where the usual programs show the address. */
function Where() {
  const t = useTexts<typeof smmCalendarMessages>()
  return (
    <details>
      <summary>{t('smm-calendar.where')}</summary>
      <ul className="help">
        {PROGRAMS.map((one) => (
          <li key={one}>{t(`smm-calendar.where-${one}`)}</li>
        ))}
      </ul>
    </details>
  )
}

function Fields() {
  const t = useTexts<typeof smmCalendarMessages>()
  const { identifier } = useAtomValue(draftAtom)
  const errors = useAtomValue(errorsAtom)
  const asksLogin = useAtomValue(asksLoginAtom)
  const type = useSetAtom(typeAtom)
  return (
    <>
      <TextField
        name="identifier"
        label={t('smm-calendar.identifier')}
        help={t('smm-calendar.identifier-help')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        trim
        value={identifier}
        errors={errors.identifier}
        onInput={(value) => type({ identifier: value })}
      />
      <Where />
      {asksLogin && <Login />}
    </>
  )
}

/** Why a service has led back without a connection, until the page is left or loaded again. */
function Refused() {
  const t = useTexts<typeof smmCalendarMessages>()
  const [asked, setAsked] = useState('')
  useAsked('refused', setAsked)
  const reason = CONSENT_REFUSALS.find((one) => one === asked)
  if (!reason) return null
  return (
    <p className="notice danger" role="alert">
      {t(`smm-calendar.consent-${reason}`)}
    </p>
  )
}

/** An advisor connects their own calendar (spec §2). */
export function SmmCalendar({ alias }: { alias: string }) {
  const t = useTexts<typeof smmCalendarMessages>()
  const box = useRef<HTMLDivElement>(null)
  // the disconnect button disappears with the calendar
  useFocusRestore(box, (node) => node.querySelector('input'))
  return (
    <div className="section" ref={box}>
      <Refused />
      <Changes />
      <Connection alias={alias} />
      <section className="card">
        <h2 className="card-title">{t('smm-calendar.heading')}</h2>
        <p className="lead">{t('smm-calendar.help')}</p>
        <SavingForm form={smmCalendarForm} alias={alias}>
          {() => (
            <div className="stack">
              <Services alias={alias} />
              <Fields />
            </div>
          )}
        </SavingForm>
      </section>
    </div>
  )
}
