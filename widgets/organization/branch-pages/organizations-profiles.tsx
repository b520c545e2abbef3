import { useAtom, useAtomValue } from 'jotai'
import { useSearchParams } from 'wouter'
import type { OpenBranchPage } from '#contract/branch-pages'
import { CONTENT_LANGUAGES } from '#contract/content-pages'
import type { appMessages } from '#contract/messages/app.messages'
import type { branchPagesMessages } from '#contract/messages/branch-pages.messages'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import type { contentPagesMessages } from '#contract/messages/content-pages.messages'
import { usePageTitle } from '../../core/data/page-title.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { unsavedAtom } from '../../core/forms/unsaved.ts'
import { Conflict } from '../../site/publication/conflict.tsx'
import { Faults } from '../../site/publication/faults.tsx'
import { LanguageButton } from '../../site/publication/language-button.tsx'
import { PageHead } from '../../site/publication/page-head.tsx'
import publicationCss from '../../site/publication/publication.css?inline'
import { useStyles } from '../../ui/base/use-styles.ts'
import { useLeaving } from '../../ui/dialogs/leaving.ts'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { branchChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { branches, configuration, editor, languageAtom, publication } from './branch-pages.atoms.ts'
import css from './branch-pages.css?inline'
import { AddressFacts, HoursFacts, NameFacts } from './facts.tsx'
import { FactsDialogs } from './facts-dialogs.tsx'
import { AccessPart, ActionPart, LinksPart, ServicesPart, TextsPart } from './parts.tsx'
import { PhotosPart } from './photos.tsx'
import { TeamPart } from './team.tsx'

type Messages = typeof appMessages &
  typeof branchPagesMessages &
  typeof contentEditorMessages &
  typeof contentPagesMessages
const useMessages = useTexts<Messages>

interface PageProps {
  page: OpenBranchPage
}

function Head({ page }: PageProps) {
  const t = useMessages()
  const { branch, url } = page
  // a branch has its page before the first version of what is written here
  const isSeen = branch.is_public && page.state === 'draft'
  const seen = isSeen ? { ...page, state: 'public' as const, public_version: page.public_version ?? 0 } : page
  return (
    <PageHead
      page={page}
      editor={editor}
      of={publication}
      seen={seen}
      address={branch.is_public ? <a href={url}>{new URL(url).pathname}</a> : t('branch-pages.not-public')}
      path={branch.name}
    />
  )
}

function Languages() {
  const t = useMessages()
  const [language, choose] = useAtom(languageAtom)
  const errors = useAtomValue(editor.errorsAtom)
  return (
    <fieldset className="cluster branch-languages" aria-label={t('content-pages.language')}>
      {CONTENT_LANGUAGES.map((one) => (
        <LanguageButton key={one} language={one} shown={language} errors={errors} onShow={choose} />
      ))}
      <p className="help">{t('branch-pages.language-help')}</p>
    </fieldset>
  )
}

/** The page as it will look, with its parts where visitors find them. */
function Canvas({ page }: PageProps) {
  const errors = useAtomValue(editor.errorsAtom)
  const canvas = useFirstError<HTMLDivElement>(useAtomValue(editor.refusalAtom))
  return (
    <div className="branch-canvas" ref={canvas}>
      <Languages />
      <section className="card stack branch-top" aria-label={page.branch.name}>
        <NameFacts page={page} />
        <ActionPart />
      </section>
      <div className="branch-columns">
        <div className="branch-main">
          <PhotosPart uuid={page.uuid} />
          <TextsPart />
          <TeamPart page={page} />
          <ServicesPart />
        </div>
        <div className="branch-side">
          <HoursFacts page={page} />
          <AddressFacts page={page} />
          <AccessPart />
          <LinksPart />
        </div>
      </div>
      <Faults errors={errors.content} />
      <Conflict of={editor} zone={page.time_zone} />
    </div>
  )
}

function Editor({ uuid }: { uuid: string }) {
  const t = useMessages()
  const page = useAtomValue(editor.pageAtom)
  const shown = page?.uuid === uuid ? page : undefined
  usePageTitle(shown && t('branch-pages.page-title', { name: shown.branch.name }))
  useRequest(configuration, undefined)
  return (
    <>
      {shown && <Head page={shown} />}
      <SavingForm form={editor.form} alias={uuid} name={t('content-editor.content')}>
        {() => shown && <Canvas page={shown} />}
      </SavingForm>
      {shown && <FactsDialogs uuid={uuid} />}
    </>
  )
}

function Choose({ uuid, choose }: { uuid: string; choose: (uuid: string) => void }) {
  const t = useMessages()
  const all = useAtomValue(branches.valueAtom) ?? []
  const isUnsaved = useAtomValue(unsavedAtom)
  const ask = useLeaving()
  if (all.length < 2) return null
  return (
    <div className="branch-choice">
      <ComboboxField
        name="branch"
        label={t('branch-pages.branch')}
        options={all.map((one) => branchChoice(one.uuid, one))}
        value={uuid}
        onChange={(to) => (isUnsaved ? ask(() => choose(to)) : choose(to))}
      />
    </div>
  )
}

/** The editor of branches' public pages: one of the user's, by the query's id. */
export function Page() {
  useStyles(publicationCss)
  useStyles(css)
  const t = useMessages()
  const { status, failure, retry, value = [] } = useRequest(branches, undefined)
  const [params, setParams] = useSearchParams()
  const uuid = (value.find((one) => one.uuid === params.get('id')) ?? value[0])?.uuid
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') {
    return (
      <div className="card">
        <GeneralError failure={failure} retry={retry} />
      </div>
    )
  }
  if (uuid === undefined) {
    return (
      <section className="card stack">
        <h1 className="title">{t('app.branch-pages')}</h1>
        <p>{t('branch-pages.none')}</p>
      </section>
    )
  }
  return (
    <div className="branch-editor">
      <Choose uuid={uuid} choose={(id) => setParams({ id }, { replace: true })} />
      <Editor key={uuid} uuid={uuid} />
    </div>
  )
}
