import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { BRANCH_TEXT_MAX, BRANCH_TEXTS_MAX } from '#contract/branch-texts'
import type { branchTextsMessages } from '#contract/messages/branch-texts.messages'
import { TEXT_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { OutdatedNotice } from '../../ui/feedback/outdated-notice.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { OrderedList } from '../../ui/lists/ordered-list.tsx'
import {
  addAtom,
  branchTextsForm,
  confirmRemovalAtom,
  type Draft,
  draftsAtom,
  errorsAtom,
  isOutdatedAtom,
  moveAtom,
  pendingRemovalAtom,
  removeAtom,
  typeAtom
} from './branch-texts.atoms.ts'

const useMessages = useTexts<typeof branchTextsMessages>

function useNameOf() {
  const t = useMessages()
  return ({ title }: Draft) => title.trim() || t('branch-texts.new')
}

function Fields({ draft }: { draft: Draft }) {
  const t = useMessages()
  const name = useNameOf()(draft)
  const errors = useAtomValue(errorsAtom)[draft.key]
  const type = useSetAtom(typeAtom)
  const remove = useSetAtom(removeAtom)
  const { key, title, value } = draft
  return (
    <div className="stack org-text">
      <TextField
        name={`title-${key}`}
        label={t('branch-texts.title')}
        required
        trim
        maxLength={TEXT_MAX}
        autoComplete="off"
        value={title}
        errors={errors?.title}
        onInput={(typed) => type(key, { title: typed })}
      />
      <TextField
        name={`value-${key}`}
        label={t('branch-texts.value')}
        required
        rows={4}
        maxLength={BRANCH_TEXT_MAX}
        value={value}
        errors={errors?.value}
        onInput={(typed) => type(key, { value: typed })}
      />
      <div>
        <button
          type="button"
          className="button quiet"
          aria-label={t('branch-texts.remove-of', { name })}
          onClick={() => remove(draft)}
        >
          {t('branch-texts.remove')}
        </button>
      </div>
    </div>
  )
}

function Texts() {
  const t = useMessages()
  const nameOf = useNameOf()
  const drafts = useAtomValue(draftsAtom)
  const move = useSetAtom(moveAtom)
  const add = useSetAtom(addAtom)
  return (
    <>
      <OrderedList items={drafts} idOf={({ key }) => key} nameOf={nameOf} onMove={move}>
        {(draft) => <Fields draft={draft} />}
      </OrderedList>
      {drafts.length < BRANCH_TEXTS_MAX && (
        <button type="button" className="button org-text-add" onClick={add}>
          {t('branch-texts.add')}
        </button>
      )}
    </>
  )
}

function Question() {
  const t = useMessages()
  const nameOf = useNameOf()
  const asked = useAtomValue(pendingRemovalAtom)
  const ask = useSetAtom(pendingRemovalAtom)
  const agree = useSetAtom(confirmRemovalAtom)
  return (
    <ConfirmDialog
      open={Boolean(asked)}
      busy={false}
      title={asked ? t('branch-texts.removal-question', { name: nameOf(asked) }) : ''}
      text={t('branch-texts.removal')}
      action={t('branch-texts.remove')}
      onConfirm={agree}
      onClose={() => ask(undefined)}
    />
  )
}

/** The texts on a branch's public page. */
export function BranchTexts({ uuid }: { uuid: string }) {
  const t = useMessages()
  const isOutdated = useAtomValue(isOutdatedAtom)
  const load = useSetAtom(branchTextsForm.loadAtom)
  const box = useRef<HTMLElement>(null)
  const loadCurrent = () => {
    // the button disappears when the list is reloaded
    box.current?.focus()
    void load(uuid)
  }
  return (
    <section className="card" aria-label={t('branch-texts.header')} ref={box} tabIndex={-1}>
      <h2 className="card-title">{t('branch-texts.header')}</h2>
      <p className="lead">{t('branch-texts.lead')}</p>
      <SavingForm form={branchTextsForm} alias={uuid} name={t('branch-texts.header')}>
        {() => (
          <>
            <Texts />
            <OutdatedNotice shown={isOutdated} onLoad={loadCurrent} />
          </>
        )}
      </SavingForm>
      <Question />
    </section>
  )
}
