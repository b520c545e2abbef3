import { useAtomValue, useSetAtom } from 'jotai'
import { LINK_ICONS } from '#contract/custom-links'
import type { customLinksMessages } from '#contract/messages/custom-links.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { LinkIcon } from '../../ui/base/link-icon.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type Draft, isPatternChangedAtom, linkForm } from './form.atoms.ts'

const useMessages = useTexts<typeof customLinksMessages>

interface PartProps {
  draft: Draft
}

function Icons({ draft }: PartProps) {
  const t = useMessages()
  const change = useSetAtom(linkForm.changeAtom)
  const errors = useAtomValue(linkForm.errorsAtom).icon
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
  const change = useSetAtom(linkForm.changeAtom)
  const errors = useAtomValue(linkForm.errorsAtom).pattern
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

function PatternNotice() {
  const t = useMessages()
  const advisors = useAtomValue(linkForm.itemAtom)?.advisors ?? 0
  const isPatternChanged = useAtomValue(isPatternChangedAtom)
  return (
    <div role="status">
      {isPatternChanged && <p className="notice warning">{t('custom-links.pattern-changes', { advisors })}</p>}
    </div>
  )
}

/** Creates or changes a kind of link. */
export function FormDialog() {
  const t = useMessages()
  const errors = useAtomValue(linkForm.errorsAtom)
  const change = useSetAtom(linkForm.changeAtom)
  return (
    <DraftDialog of={linkForm} title={(isNew) => t(isNew ? 'custom-links.add' : 'custom-links.edit-title')}>
      {(draft) => (
        <>
          <LimitedField
            label={t('custom-links.label')}
            help={t('custom-links.label-help')}
            name="label"
            max={60}
            autoComplete="off"
            required
            trim
            value={draft.label}
            errors={errors.label}
            onInput={(label) => change({ label })}
          />
          <Icons draft={draft} />
          <Pattern draft={draft} />
          <PatternNotice />
        </>
      )}
    </DraftDialog>
  )
}
