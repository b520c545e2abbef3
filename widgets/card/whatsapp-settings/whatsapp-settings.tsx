import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { uiFieldMessages } from '#contract/messages/ui.messages'
import type { whatsappSettingsMessages } from '#contract/messages/whatsapp-settings.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import {
  blurAtom,
  invalidAtom,
  isMissingAtom,
  serverErrorsAtom,
  settingsAtom,
  whatsAppSettingsForm
} from './whatsapp-settings.atoms.ts'

/** Spec §9. */
const TOGGLE_WIDTH = 85

const useMessages = useTexts<typeof whatsappSettingsMessages & typeof uiFieldMessages>

function Fields() {
  const t = useMessages()
  const [{ whatsapp_enable, whatsapp_id }, change] = useAtom(settingsAtom)
  const isLacking = useAtomValue(isMissingAtom)
  const refused = useAtomValue(serverErrorsAtom)
  const leave = useSetAtom(blurAtom)
  const label = t('whatsapp-settings.id')
  return (
    <div className="stack">
      <Toggle
        sync
        label={t('whatsapp-settings.toggle')}
        labels={{ checked: t('whatsapp-settings.enabled'), unchecked: t('whatsapp-settings.disabled') }}
        width={TOGGLE_WIDTH}
        checked={whatsapp_enable}
        onChange={(isOn) => change({ whatsapp_enable: isOn })}
      />
      <TextField
        trim
        name="whatsapp_id"
        label={label}
        help={t('whatsapp-settings.hint')}
        required={whatsapp_enable}
        errors={isLacking ? [t('ui.required', { attribute: label })] : refused}
        autoComplete="off"
        spellCheck={false}
        value={whatsapp_id}
        onInput={(id) => change({ whatsapp_id: id })}
        onLeave={leave}
      />
    </div>
  )
}

/** An advisor switches WhatsApp on or off as a contact option (spec §2). */
export function WhatsAppSettings({ alias = '' }: { alias?: string }) {
  const t = useMessages()
  const isInvalid = useAtomValue(invalidAtom)
  return (
    <div className="section">
      <section className="card" part="section">
        <p className="lead">{t('whatsapp-settings.lead')}</p>
        <SavingForm form={whatsAppSettingsForm} alias={alias} blocked={isInvalid}>
          {() => <Fields />}
        </SavingForm>
      </section>
    </div>
  )
}
