import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef } from 'react'
import { LINK_ICONS } from '#contract/custom-links'
import type { customLinksMessages } from '#contract/custom-links.messages'
import { useTexts } from '../core/texts.tsx'
import { FormActions } from '../ui/form-actions.tsx'
import { FormGroup } from '../ui/form-group.tsx'
import { GuardedModal, useGuarded } from '../ui/guarded-modal.tsx'
import { LinkIcon } from '../ui/link-icon.tsx'
import { RadioField } from '../ui/radio-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import {
  attemptAtom,
  changeAtom,
  closeAtom,
  type Draft,
  draftAtom,
  errorsAtom,
  formStatusAtom,
  isDirtyAtom,
  isPatternChangedAtom,
  kindAtom,
  saveAtom
} from './form.atoms.ts'

const useMessages = useTexts<typeof customLinksMessages>

interface PartProps {
  draft: Draft
}

function Icons({ draft }: PartProps) {
  const t = useMessages()
  const change = useSetAtom(changeAtom)
  const errors = useAtomValue(errorsAtom).icon
  return (
    <FormGroup label={t('custom-links.icon')} errors={errors} fieldset>
      {() => (
        <div className="link-icons">
          {LINK_ICONS.map((icon) => (
            <label key={icon} className="link-icon-choice" title={t(`custom-links.icon-${icon}`)}>
              <input
                type="radio"
                name="icon"
                value={icon}
                checked={draft.icon === icon}
                onChange={() => change({ icon })}
              />
              <LinkIcon icon={icon} />
              <span className="visually-hidden">{t(`custom-links.icon-${icon}`)}</span>
            </label>
          ))}
        </div>
      )}
    </FormGroup>
  )
}

const KINDS = [
  { isAny: false, title: 'custom-links.kind-pattern', text: 'custom-links.kind-pattern-text' },
  { isAny: true, title: 'custom-links.kind-any', text: 'custom-links.kind-any-text' }
] as const

function Pattern({ draft }: PartProps) {
  const t = useMessages()
  const change = useSetAtom(changeAtom)
  const errors = useAtomValue(errorsAtom).pattern
  return (
    <>
      <FormGroup label={t('custom-links.kind')} fieldset>
        {() => (
          <div className="stack link-kinds">
            {KINDS.map(({ isAny, title, text }) => (
              <RadioField
                key={title}
                name="kind"
                value={isAny ? 'any' : 'pattern'}
                title={t(title)}
                text={t(text)}
                checked={draft.isAny === isAny}
                onChoose={() => change({ isAny })}
              />
            ))}
          </div>
        )}
      </FormGroup>
      {!draft.isAny && (
        <TextField
          label={t('custom-links.pattern')}
          help={t('custom-links.pattern-help')}
          name="pattern"
          spellCheck={false}
          autoComplete="off"
          required
          trim
          value={draft.pattern}
          errors={errors}
          onInput={(pattern) => change({ pattern })}
        />
      )}
    </>
  )
}

/** A refusal takes the focus to the first field that it speaks of. */
function useFirstFault() {
  const form = useRef<HTMLFormElement>(null)
  const attempt = useAtomValue(attemptAtom)
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  return form
}

function Form({ draft }: PartProps) {
  const t = useMessages()
  const errors = useAtomValue(errorsAtom)
  const status = useAtomValue(formStatusAtom)
  const dirty = useAtomValue(isDirtyAtom)
  const advisors = useAtomValue(kindAtom)?.advisors ?? 0
  const isPatternChanged = useAtomValue(isPatternChangedAtom)
  const change = useSetAtom(changeAtom)
  const save = useSetAtom(saveAtom)
  const form = useFirstFault()
  useGuarded(dirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className="stack" noValidate onSubmit={submit} ref={form}>
      <TextField
        label={t('custom-links.label')}
        help={t('custom-links.label-help')}
        name="label"
        maxLength={60}
        autoComplete="off"
        required
        trim
        value={draft.label}
        errors={errors.label}
        onInput={(label) => change({ label })}
      />
      <Icons draft={draft} />
      <Pattern draft={draft} />
      <div role="status">
        {isPatternChanged && <p className="notice warning">{t('custom-links.pattern-changes', { advisors })}</p>}
      </div>
      <FormActions busy={status === 'processing'} dirty={dirty} />
    </form>
  )
}

/** Makes or changes a kind of link. */
export function FormDialog() {
  const t = useMessages()
  const draft = useAtomValue(draftAtom)
  const kind = useAtomValue(kindAtom)
  const close = useSetAtom(closeAtom)
  return (
    <GuardedModal
      open={Boolean(draft)}
      onClose={() => close()}
      title={t(kind ? 'custom-links.edit-title' : 'custom-links.add')}
    >
      {draft && <Form draft={draft} />}
    </GuardedModal>
  )
}
