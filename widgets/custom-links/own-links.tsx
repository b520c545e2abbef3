import { useAtomValue, useSetAtom } from 'jotai'
import { type OwnLink, PLACEHOLDER } from '#contract/custom-links'
import type { customLinksMessages } from '#contract/custom-links.messages'
import { useTexts } from '../core/texts.tsx'
import { SavingForm } from '../ui/saving-form.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ownLinks } from './own-links.atoms.ts'

const useMessages = useTexts<typeof customLinksMessages>

function Field({ link: { uuid, label, pattern, value } }: { link: OwnLink }) {
  const t = useMessages()
  const errors = useAtomValue(ownLinks.errorsAtom)[uuid]
  const write = useSetAtom(ownLinks.writeAtom)
  const isAny = pattern === PLACEHOLDER
  const shown = pattern.replace(PLACEHOLDER, '…')
  return (
    <TextField
      label={label}
      help={t(isAny ? 'custom-links.own-any-help' : 'custom-links.own-pattern-help', { pattern: shown })}
      name={`link-${uuid}`}
      inputMode={isAny ? 'url' : 'text'}
      maxLength={500}
      spellCheck={false}
      autoComplete="off"
      trim
      value={value}
      errors={errors}
      onInput={(typed) => write(uuid, typed)}
    />
  )
}

function Fields() {
  const t = useMessages()
  const links = useAtomValue(ownLinks.itemsAtom)
  if (!links.length) return <p className="lead">{t('custom-links.own-none')}</p>
  return (
    <div className="stack">
      {links.map((link) => (
        <Field key={link.uuid} link={link} />
      ))}
    </div>
  )
}

/** An advisor's own links, of the kinds that the institution offers. */
export function OwnLinks({ alias }: { alias: string }) {
  const t = useMessages()
  return (
    <section className="card" aria-label={t('custom-links.own')}>
      <h2 className="card-title">{t('custom-links.own')}</h2>
      <p className="lead">{t('custom-links.own-lead')}</p>
      <SavingForm form={ownLinks.form} alias={alias} whenChanged>
        {() => <Fields />}
      </SavingForm>
    </section>
  )
}
