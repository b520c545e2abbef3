import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { uiMessages } from '#contract/ui.messages'
import { TEXT_MAX } from '#contract/values'
import type { whatsappSettingsMessages } from '#contract/whatsapp-settings.messages'
import { useTexts } from '../core/texts.tsx'
import { SavingForm } from '../ui/saving-form.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Toggle } from '../ui/toggle.tsx'
import {
  enabledAtom,
  idAtom,
  invalidAtom,
  lackAtom,
  leaveAtom,
  serverErrorsAtom,
  whatsAppSettingsForm
} from './whatsapp-settings.atoms.ts'

/** Spec §9. */
const TOGGLE_WIDTH = 85

const useMessages = useTexts<typeof whatsappSettingsMessages & typeof uiMessages>

function Switch() {
  const t = useMessages()
  const [enabled, enable] = useAtom(enabledAtom)
  const labels = { checked: t('whatsapp-settings.enabled'), unchecked: t('whatsapp-settings.disabled') }
  return (
    <Toggle
      sync
      label={t('whatsapp-settings.toggle')}
      labels={labels}
      width={TOGGLE_WIDTH}
      checked={enabled}
      onChange={enable}
    />
  )
}

function UserId() {
  const t = useMessages()
  const [id, type] = useAtom(idAtom)
  const enabled = useAtomValue(enabledAtom)
  const isLacking = useAtomValue(lackAtom)
  const refused = useAtomValue(serverErrorsAtom)
  const leave = useSetAtom(leaveAtom)
  const label = t('whatsapp-settings.id')
  return (
    <TextField
      trim
      name="whatsapp_id"
      label={label}
      help={t('whatsapp-settings.hint')}
      required={enabled}
      errors={isLacking ? [t('ui.required', { attribute: label })] : refused}
      maxLength={TEXT_MAX}
      autoComplete="off"
      spellCheck={false}
      value={id}
      onInput={type}
      onLeave={leave}
    />
  )
}

/** An advisor switches WhatsApp on or off as a way of contact (spec §2). */
export function WhatsAppSettings({ alias = '' }: { alias?: string }) {
  const t = useMessages()
  const isInvalid = useAtomValue(invalidAtom)
  return (
    <div className="section">
      <section className="card" part="section">
        <p className="lead">{t('whatsapp-settings.lead')}</p>
        <SavingForm form={whatsAppSettingsForm} alias={alias} blocked={isInvalid}>
          {() => (
            <div className="stack">
              <Switch />
              <UserId />
            </div>
          )}
        </SavingForm>
      </section>
    </div>
  )
}
