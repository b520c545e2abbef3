import { useAtomValue, useSetAtom } from 'jotai'
import { REQUEST_KINDS } from '#contract/data-requests'
import type { dataRequestsMessages } from '#contract/messages/data-requests.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { additionForm, completionForm, extensionForm } from './data-requests.atoms.ts'

const useMessages = useTexts<typeof dataRequestsMessages>

/** What came by letter: who asks for what, and since when. */
export function AdditionDialog() {
  const t = useMessages()
  const errors = useAtomValue(additionForm.errorsAtom)
  const change = useSetAtom(additionForm.changeAtom)
  return (
    <DraftDialog of={additionForm} title={() => t('data-requests.add-title')}>
      {({ kind, name, email, phone, arrived_on }) => (
        <>
          <SelectField
            name="kind"
            label={t('data-requests.kind')}
            value={kind}
            errors={errors.kind}
            options={REQUEST_KINDS.map((one) => [one, t(`data-requests.kind-${one}`)] as const)}
            onChange={(kind) => change({ kind })}
          />
          <TextField
            name="arrived_on"
            type="date"
            required
            label={t('data-requests.arrived-on')}
            value={arrived_on}
            errors={errors.arrived_on}
            onInput={(arrived_on) => change({ arrived_on })}
          />
          <TextField
            name="name"
            autoComplete="off"
            trim
            label={t('data-requests.name')}
            value={name}
            errors={errors.name}
            onInput={(name) => change({ name })}
          />
          <TextField
            name="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            trim
            label={t('data-requests.email')}
            value={email}
            errors={errors.email}
            onInput={(email) => change({ email })}
          />
          <TextField
            name="phone"
            type="tel"
            autoComplete="off"
            trim
            label={t('data-requests.phone')}
            help={t('data-requests.phone-help')}
            value={phone}
            errors={errors.phone}
            onInput={(phone) => change({ phone })}
          />
        </>
      )}
    </DraftDialog>
  )
}

/** Two months more, with the reason of which the customer is told. */
export function ExtensionDialog() {
  const t = useMessages()
  const errors = useAtomValue(extensionForm.errorsAtom)
  const change = useSetAtom(extensionForm.changeAtom)
  return (
    <DraftDialog of={extensionForm} title={() => t('data-requests.extend-title')}>
      {({ extension }) => (
        <TextField
          name="extension"
          required
          rows={4}
          label={t('data-requests.extension')}
          help={t('data-requests.extension-help')}
          value={extension}
          errors={errors.extension}
          onInput={(extension) => change({ extension })}
        />
      )}
    </DraftDialog>
  )
}

/** How it was answered outside of the tool. */
export function CompletionDialog() {
  const t = useMessages()
  const errors = useAtomValue(completionForm.errorsAtom)
  const change = useSetAtom(completionForm.changeAtom)
  return (
    <DraftDialog of={completionForm} title={() => t('data-requests.answer-title')}>
      {({ outcome }) => (
        <TextField
          name="outcome"
          required
          rows={4}
          label={t('data-requests.outcome')}
          help={t('data-requests.outcome-help')}
          value={outcome}
          errors={errors.outcome}
          onInput={(outcome) => change({ outcome })}
        />
      )}
    </DraftDialog>
  )
}
