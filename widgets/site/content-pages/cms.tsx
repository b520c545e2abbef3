import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { Redirect } from 'wouter'
import {
  type AdvisorTarget,
  CONTENT_DESCRIPTION_MAX,
  CONTENT_LANGUAGES,
  CONTENT_TITLE_MAX,
  contentPath,
  type OpenContentPage,
  type PageText
} from '#contract/content-pages'
import type { Language } from '#contract/locales'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import type { contentPagesMessages } from '#contract/messages/content-pages.messages'
import { Uuid } from '#contract/values'
import { usePageTitle } from '../../core/data/page-title.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { Conflict } from '../publication/conflict.tsx'
import { errorsAt, errorsBeside } from '../publication/errors-at.ts'
import { Faults } from '../publication/faults.tsx'
import { LanguageButton } from '../publication/language-button.tsx'
import { PageHead } from '../publication/page-head.tsx'
import publicationCss from '../publication/publication.css?inline'
import { AdvisorField } from './advisor-field.tsx'
import { Blocks } from './blocks.tsx'
import css from './cms.css?inline'
import { CodeDialog, isCodeOpenAtom } from './code-dialog.tsx'
import pagesCss from './content-pages.css?inline'
import {
  addLanguageAtom,
  changeAdvisorAtom,
  changeAtom,
  contentAtom,
  editor,
  editorForm,
  errorsAtom,
  languageAtom,
  pageAtom,
  refusalAtom,
  removeLanguageAtom
} from './editor.atoms.ts'
import { pathForm, publication, startAtom } from './publication.atoms.ts'
import { useEditorQuery } from './query-state.ts'
import { StartWarning } from './start-warning.tsx'

type Messages = typeof contentEditorMessages & typeof contentPagesMessages
const useMessages = useTexts<Messages>

function PathDialog({ origin }: { origin: string }) {
  const t = useMessages()
  const errors = useAtomValue(pathForm.errorsAtom)
  const change = useSetAtom(pathForm.changeAtom)
  return (
    <DraftDialog of={pathForm} title={() => t('content-editor.path-title')}>
      {({ path }) => (
        <TextField
          name="path"
          autoComplete="off"
          trim
          required
          spellCheck={false}
          label={t('content-pages.path')}
          help={`${t('content-pages.path-help', { origin })} ${t('content-editor.path-lead')}`}
          value={path}
          errors={errors.path}
          onInput={(typed) => change({ path: typed })}
        />
      )}
    </DraftDialog>
  )
}

/** What can be done with a page of the institution, besides publishing it. */
function Deeds({ page }: { page: OpenContentPage }) {
  const t = useMessages()
  const move = useSetAtom(pathForm.openAtom)
  const showCode = useSetAtom(isCodeOpenAtom)
  const start = useSetAtom(startAtom)
  return (
    <>
      <button type="button" className="button" onClick={() => move(page)}>
        {t('content-editor.path-change')}
      </button>
      <button type="button" className="button" onClick={() => showCode(true)}>
        {t('content-editor.code')}
      </button>
      {(page.is_start || (page.state === 'public' && !page.content.advisor)) && (
        <button type="button" className="button" onClick={() => void start(!page.is_start)}>
          {t(page.is_start ? 'content-editor.start-end' : 'content-editor.start')}
        </button>
      )}
    </>
  )
}

function Head({ page }: { page: OpenContentPage }) {
  const address = contentPath(page.path)
  return (
    <PageHead
      page={page}
      editor={editor}
      of={publication}
      address={page.state === 'public' ? <a href={page.origin + address}>{address}</a> : address}
      path={address}
      canEnd
      warning={<StartWarning page={page} origin={page.origin} home={page.home} />}
      deeds={<Deeds page={page} />}
    >
      <PathDialog origin={page.origin} />
      <CodeDialog page={page} />
    </PageHead>
  )
}

/** Chooses the language that is edited; a page has one at least. */
function Languages() {
  const t = useMessages()
  const content = useAtomValue(contentAtom)
  const [language, show] = useAtom(languageAtom)
  const add = useSetAtom(addLanguageAtom)
  const remove = useSetAtom(removeLanguageAtom)
  const errors = useAtomValue(errorsAtom)
  const [asked, ask] = useState<Language>()
  const nameOf = (one: Language) => t(`content-pages.language-${one}`)
  const present = CONTENT_LANGUAGES.filter((one) => content[one])
  const absent = CONTENT_LANGUAGES.filter((one) => !content[one])
  return (
    <fieldset className="cluster" aria-label={t('content-pages.language')}>
      {present.map((one) => (
        <LanguageButton key={one} language={one} shown={language} errors={errors} onShow={show} />
      ))}
      {absent.map((one) => (
        <button key={one} type="button" className="button quiet" onClick={() => add(one)}>
          {t('content-editor.language-add', { language: nameOf(one) })}
        </button>
      ))}
      {present.length > 1 && (
        <button type="button" className="button quiet" onClick={() => ask(language)}>
          {t('content-editor.language-remove', { language: nameOf(language) })}
        </button>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        busy={false}
        title={t('content-editor.language-question', { language: nameOf(asked ?? 'de') })}
        text={t('content-editor.language-text')}
        action={t('content-editor.remove')}
        onConfirm={() => {
          if (asked) remove(asked)
          ask(undefined)
        }}
        onClose={() => ask(undefined)}
      />
    </fieldset>
  )
}

function Fields({ uuid, text, language }: { uuid: string; text: PageText; language: Language }) {
  const t = useMessages()
  const errors = useAtomValue(errorsAtom)
  const change = useSetAtom(changeAtom)
  const path = `content.${language}`
  return (
    <>
      <LimitedField
        name="title"
        label={t('content-pages.title')}
        required
        trim
        max={CONTENT_TITLE_MAX}
        autoComplete="off"
        value={text.title}
        errors={errorsAt(errors, `${path}.title`)}
        onInput={(title) => change(() => ({ title }))}
      />
      <LimitedField
        name="description"
        label={t('content-editor.description')}
        help={t('content-editor.description-help')}
        rows={2}
        max={CONTENT_DESCRIPTION_MAX}
        value={text.description}
        errors={errorsAt(errors, `${path}.description`)}
        onInput={(description) => change(() => ({ description }))}
      />
      <Blocks
        uuid={uuid}
        path={`${path}.blocks`}
        blocks={text.blocks}
        onChange={(next) => change(({ blocks }) => ({ blocks: next(blocks) }))}
      />
    </>
  )
}

/** A page that only leads to an advisor's card. */
function AdvisorFields({ title, alias }: AdvisorTarget) {
  const t = useMessages()
  const errors = useAtomValue(errorsAtom)
  const change = useSetAtom(changeAdvisorAtom)
  return (
    <>
      <p className="lead">{t('content-editor.advisor-lead')}</p>
      <LimitedField
        name="title"
        label={t('content-pages.title')}
        help={t('content-editor.advisor-title-help')}
        required
        trim
        max={CONTENT_TITLE_MAX}
        autoComplete="off"
        value={title}
        errors={errorsAt(errors, 'content.advisor.title')}
        onInput={(typed) => change({ title: typed })}
      />
      <AdvisorField
        value={alias}
        errors={errorsAt(errors, 'content.advisor.alias')}
        onChange={(chosen) => change({ alias: chosen })}
      />
    </>
  )
}

/** What is said at fields of their own, in the one language or the other. */
const FIELDS = [
  'advisor.title',
  'advisor.alias',
  ...CONTENT_LANGUAGES.flatMap((one) => [`${one}.title`, `${one}.description`, `${one}.blocks`])
]

function Editor({ uuid }: { uuid: string }) {
  const t = useMessages()
  const page = useAtomValue(pageAtom)
  const content = useAtomValue(contentAtom)
  const language = useAtomValue(languageAtom)
  const text = content[language]
  const { advisor } = content
  const errors = useAtomValue(errorsAtom)
  const form = useFirstError<HTMLDivElement>(useAtomValue(refusalAtom))
  const isShown = page?.uuid === uuid
  usePageTitle(isShown ? page.title : undefined)
  return (
    <div className="content-editor">
      {isShown && <Head page={page} />}
      <section className="card" aria-label={t('content-editor.content')}>
        <SavingForm form={editorForm} alias={uuid} name={t('content-editor.content')}>
          {() => (
            <div className="content-form" ref={form}>
              {advisor ? <AdvisorFields {...advisor} /> : <Languages />}
              {text && <Fields key={language} uuid={uuid} text={text} language={language} />}
              <Faults errors={errorsBeside(errors, 'content', FIELDS)} />
              {page && <Conflict of={editor} zone={page.time_zone} />}
            </div>
          )}
        </SavingForm>
      </section>
    </div>
  )
}

/** A page of the institution, by the query's id: its content, its versions and whether it is public. */
export function Page() {
  useStyles(pagesCss)
  useStyles(publicationCss)
  useStyles(css)
  const { id } = useEditorQuery()
  if (!v.is(Uuid, id)) return <Redirect to="/404" replace />
  return <Editor key={id} uuid={id} />
}
