import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useRef } from 'react'
import type { institutionMessages } from '#contract/messages/institution.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import {
  addOriginAtom,
  addTypedAtom,
  faultOf,
  isLocal,
  originAtom,
  originsAtom,
  originsForm,
  refusedAtom
} from './origins.atoms.ts'

const useMessages = useTexts<typeof institutionMessages>

interface PartProps {
  /** The field for a new origin. */
  field: RefObject<HTMLInputElement | null>
}

function Adder({ field }: PartProps) {
  const t = useMessages()
  const [{ text, stored, fault }, type] = useAtom(originAtom)
  const add = useSetAtom(addOriginAtom)
  const press = () => {
    add()
    field.current?.focus()
  }
  return (
    <FormGroup
      label={t('institution.origin')}
      help={stored && t('institution.origin-stored', { origin: stored })}
      errors={fault ? [t(fault)] : []}
    >
      {(control) => (
        <div className="institution-origin">
          <input
            {...control}
            ref={field}
            className="input"
            name="origin"
            inputMode="url"
            placeholder="https://www.bank.example"
            maxLength={255}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onInput={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !text.trim()) return
              event.preventDefault()
              press()
            }}
          />
          <button type="button" className="button" onClick={press}>
            {t('institution.origin-add')}
          </button>
        </div>
      )}
    </FormGroup>
  )
}

function Remark({ origin }: { origin: string }) {
  const t = useMessages()
  const fault = faultOf(origin)
  if (fault)
    return (
      <span className="errors">
        <span>{t(fault)}</span>
      </span>
    )
  return isLocal(origin) ? <span className="help"> {t('institution.origin-local')}</span> : null
}

function Fields({ field }: PartProps) {
  const t = useMessages()
  const [origins, change] = useAtom(originsAtom)
  const refused = useAtomValue(refusedAtom)
  const drop = (origin: string) => {
    change((before) => before.filter((one) => one !== origin))
    field.current?.focus()
  }
  return (
    <div className="stack">
      {origins.length ? (
        <ul className="institution-origins">
          {origins.map((origin) => (
            <li key={origin}>
              <span>
                {origin}
                <Remark origin={origin} />
              </span>
              <button
                type="button"
                className="button quiet"
                aria-label={t('institution.origin-remove', { origin })}
                onClick={() => drop(origin)}
              >
                {t('institution.logo-remove')}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="notice">{t('institution.origins-none')}</p>
      )}
      <Adder field={field} />
      <div className="errors" aria-live="polite">
        {refused.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}

/** The sites from whose pages bookings and messages are accepted. */
export function Origins() {
  const t = useMessages()
  const add = useSetAtom(addTypedAtom)
  const field = useRef<HTMLInputElement>(null)
  const before = (save: () => void) => (add() ? save() : field.current?.focus())
  return (
    <section className="card">
      <h2 className="card-title">{t('institution.origins')}</h2>
      <p className="lead">{t('institution.origins-lead')}</p>
      <SavingForm form={originsForm} alias="" before={before}>
        {() => <Fields field={field} />}
      </SavingForm>
    </section>
  )
}
