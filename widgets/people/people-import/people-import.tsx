import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { peopleImportMessages } from '#contract/messages/people-import.messages'
import {
  type PeopleImport as Current,
  getPeopleTemplate,
  getRefusedPeople,
  PEOPLE_IMPORT_ROWS_MAX
} from '#contract/people-import'
import { useHost } from '../../core/element/host.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import importCss from '../../ui/lists/import.css?inline'
import { ImportFile } from '../../ui/lists/import-file.tsx'
import { Invitations } from './invitations.tsx'
import {
  busyAtom,
  fileErrorsAtom,
  isSendingAtom,
  isWorking,
  loadAtom,
  loadedAtom,
  refreshAtom,
  sendAtom,
  startAtom,
  stopAtom
} from './people-import.atoms.ts'
import css from './people-import.css?inline'
import { Report } from './report.tsx'

const useMessages = useTexts<typeof peopleImportMessages>

const PEOPLE = '/account-admin/people'

const HELP = [
  'people-import.help-match',
  'people-import.help-name',
  'people-import.help-cells',
  'people-import.help-card',
  'people-import.help-addresses',
  'people-import.help-invitation'
] as const

function Chooser() {
  const t = useMessages()
  const { origin } = useHost()
  const errors = useAtomValue(fileErrorsAtom)
  const isSending = useAtomValue(isSendingAtom)
  const send = useSetAtom(sendAtom)
  return (
    <section className="card stack" aria-labelledby="people-import-choose">
      <h2 className="card-title" id="people-import-choose">
        {t('people-import.choose')}
      </h2>
      <p className="lead">{t('people-import.lead', { max: PEOPLE_IMPORT_ROWS_MAX })}</p>
      <ul className="people-import-help help">
        {HELP.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
      <div className="cluster">
        <a className="button" href={`${origin}${getPeopleTemplate.path}`} download>
          {t('people-import.template')}
        </a>
      </div>
      <ImportFile
        label={t('people-import.file')}
        errors={errors}
        busy={isSending}
        onChoose={(file) => void send(file)}
      />
      <p role="status">{isSending && t('people-import.sending')}</p>
    </section>
  )
}

const goodIn = ({ fates: outcomes }: Current) => outcomes.created + outcomes.changed

/** The possible actions, by the import's state. */
function Actions({ current, isBusy }: { current: Current; isBusy: boolean }) {
  const t = useMessages()
  const { origin } = useHost()
  const start = useSetAtom(startAtom)
  const stop = useSetAtom(stopAtom)
  const { uuid, state, fates: outcomes } = current
  const refused = getRefusedPeople.path.replace(':uuid', uuid)
  return (
    <div className="cluster">
      {state === 'checked' && goodIn(current) > 0 && (
        <Busy className="button primary" busy={isBusy} onClick={() => void start(uuid)}>
          {t('people-import.start', { count: goodIn(current) })}
        </Busy>
      )}
      {state === 'cancelled' && (
        <Busy className="button primary" busy={isBusy} onClick={() => void start(uuid)}>
          {t('people-import.continue')}
        </Busy>
      )}
      {isWorking(current) && (
        <Busy className="button" busy={isBusy} onClick={() => void stop(uuid)}>
          {t('people-import.stop')}
        </Busy>
      )}
      {outcomes.refused > 0 && !isWorking(current) && (
        <a className="button" href={`${origin}${refused}`} download>
          {t('people-import.refused-file')}
        </a>
      )}
      {state === 'done' && (
        <Link className="button" href={PEOPLE}>
          {t('people-import.back')}
        </Link>
      )}
    </div>
  )
}

/** Announces each new state; progress updates are not announced. */
function Progress({ current }: { current: Current }) {
  const t = useMessages()
  const { state, processed, total } = current
  const text = t(`people-import.${state}`, { processed, total })
  const works = isWorking(current)
  return (
    <>
      {works && (
        <label className="import-progress">
          {text}
          <progress max={total} value={processed} />
        </label>
      )}
      <div role="status">{!works && <p className={`notice ${state === 'done' ? 'success' : ''}`}>{text}</p>}</div>
    </>
  )
}

const EVERY_MS = 1000

/** The latest import: progress, outcomes of its rows, and actions. */
function CurrentFile({ current, isBusy }: { current: Current; isBusy: boolean }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const refresh = useSetAtom(refreshAtom)
  const works = isWorking(current)
  useEffect(() => {
    if (!works) return
    const timer = setInterval(() => void refresh(), EVERY_MS)
    return () => clearInterval(timer)
  }, [works, refresh])
  const { file_name, user_name, created_at, time_zone, ignored_columns, moved_sign_ins, state } = current
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone })
  return (
    <section className="card stack people-import-current" aria-labelledby="people-import-current" tabIndex={-1}>
      <div>
        <h2 className="card-title" id="people-import-current">
          {file_name || t('people-import.unnamed')}
        </h2>
        <p className="help">
          {t('people-import.taken', { user: user_name, moment: format.format(new Date(created_at)) })}
        </p>
      </div>
      <Progress current={current} />
      {ignored_columns.length > 0 && (
        <p className="help">{t('people-import.ignored', { names: ignored_columns.join(', ') })}</p>
      )}
      {state === 'checked' && moved_sign_ins > 0 && (
        <p className="notice warning">{t('people-import.sign-ins', { count: moved_sign_ins })}</p>
      )}
      {state === 'checked' && !goodIn(current) && <p>{t('people-import.nothing')}</p>}
      {state === 'done' && <Invitations current={current} />}
      <Actions current={current} isBusy={isBusy} />
      {!works && <Report current={current} />}
    </section>
  )
}

/** Buttons and the file field disappear after use: the focus moves to the import. */
function Work({ current }: { current: Current | undefined }) {
  const isBusy = useAtomValue(busyAtom) === 'processing'
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node.querySelector('.people-import-current'))
  return (
    <div className="stack people-import" ref={box}>
      {current && <CurrentFile current={current} isBusy={isBusy} />}
      {!isWorking(current) && <Chooser />}
    </div>
  )
}

/** Imports people from a file: checked first, then written in the background. */
export function Page() {
  useStyles(importCss)
  useStyles(css)
  const { status, failure, current } = useAtomValue(loadedAtom)
  const load = useSetAtom(loadAtom)
  useEffect(() => void load(), [load])
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') return <GeneralError failure={failure} retry={() => void load()} />
  return <Work current={current} />
}
