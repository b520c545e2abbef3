import { useAtomValue, useSetAtom } from 'jotai'
import { CONTENT_LANGUAGES, CONTENT_TITLE_MAX } from '#contract/content-pages'
import type { contentPagesMessages } from '#contract/messages/content-pages.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { slugOf } from '../search-forms/form.atoms.ts'
import { AdvisorField } from './advisor-field.tsx'
import { contentPageForm, copiedAtom, copyForm, PAGE_KINDS } from './content-pages.atoms.ts'

const useMessages = useTexts<typeof contentPagesMessages>

/** The address follows the title until one is typed. */
export function AddDialog({ origin }: { origin: string }) {
  const t = useMessages()
  const errors = useAtomValue(contentPageForm.errorsAtom)
  const change = useSetAtom(contentPageForm.changeAtom)
  return (
    <DraftDialog of={contentPageForm} title={() => t('content-pages.add')}>
      {({ title, path, language, kind, advisor }) => (
        <>
          <SelectField
            name="kind"
            label={t('content-pages.kind')}
            value={kind}
            options={PAGE_KINDS.map((one) => [one, t(`content-pages.kind-${one}`)] as const)}
            onChange={(chosen) => change({ kind: chosen })}
          />
          {kind === 'advisor' && (
            <AdvisorField
              value={advisor}
              errors={errors.advisor}
              onChange={(alias, name) => change({ advisor: alias, ...(!title && { title: name, path: slugOf(name) }) })}
            />
          )}
          <LimitedField
            name="title"
            autoComplete="off"
            trim
            required
            max={CONTENT_TITLE_MAX}
            label={t('content-pages.title')}
            value={title}
            errors={errors.title}
            onInput={(typed) => change({ title: typed, ...(path === slugOf(title) && { path: slugOf(typed) }) })}
          />
          <TextField
            name="path"
            autoComplete="off"
            trim
            required
            spellCheck={false}
            label={t('content-pages.path')}
            help={t('content-pages.path-help', { origin })}
            value={path}
            errors={errors.path}
            onInput={(typed) => change({ path: typed })}
          />
          {kind === 'page' && (
            <SelectField
              name="language"
              label={t('content-pages.language')}
              value={language}
              options={CONTENT_LANGUAGES.map((one) => [one, t(`content-pages.language-${one}`)] as const)}
              onChange={(chosen) => change({ language: chosen })}
            />
          )}
        </>
      )}
    </DraftDialog>
  )
}

export function CopyDialog({ origin }: { origin: string }) {
  const t = useMessages()
  const copied = useAtomValue(copiedAtom)
  const errors = useAtomValue(copyForm.errorsAtom)
  const change = useSetAtom(copyForm.changeAtom)
  return (
    <DraftDialog of={copyForm} title={() => t('content-pages.copy-title')}>
      {({ path }) => (
        <>
          <p>{t('content-pages.copy-lead', { name: copied?.title ?? '' })}</p>
          <TextField
            name="path"
            autoComplete="off"
            trim
            required
            spellCheck={false}
            label={t('content-pages.path')}
            help={t('content-pages.path-help', { origin })}
            value={path}
            errors={errors.path}
            onInput={(typed) => change({ path: typed })}
          />
        </>
      )}
    </DraftDialog>
  )
}
