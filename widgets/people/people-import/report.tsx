import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { peopleImportMessages } from '#contract/messages/people-import.messages'
import { type PeopleImport, ROW_OUTCOMES, type RowOutcome } from '#contract/people-import'
import { useTexts } from '../../core/element/texts.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { ImportRows } from '../../ui/lists/import-rows.tsx'
import { listedAtom, moreAtom, retryAtom } from './people-import.atoms.ts'

const useMessages = useTexts<typeof peopleImportMessages>

interface OutcomeProps {
  current: PeopleImport
  outcome: RowOutcome
}

function Rows({ current, outcome }: OutcomeProps) {
  const t = useMessages()
  const listed = useAtomValue(listedAtom)[outcome]
  const more = useSetAtom(moreAtom)
  const retry = useSetAtom(retryAtom)
  const isUnread = !listed
  useEffect(() => {
    if (isUnread) void more(current.uuid, outcome)
  }, [isUnread, current.uuid, outcome, more])
  if (!listed) return <LoadingBox />
  if ('failure' in listed) return <GeneralError failure={listed.failure} level={3} retry={() => retry(outcome)} />
  return (
    <>
      <ImportRows
        rows={listed.rows}
        lineOf={(line) => t('people-import.line', { line })}
        whatOf={({ name, moves_sign_in }) => (
          <>
            <span className="import-name">{name}</span>
            {moves_sign_in && <span className="import-mark">{t('people-import.moves-sign-in')}</span>}
          </>
        )}
      />
      {listed.rows.length < listed.total && (
        <button type="button" className="button" onClick={() => void more(current.uuid, outcome)}>
          {t('people-import.more')}
        </button>
      )}
    </>
  )
}

function Group({ current, outcome }: OutcomeProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(outcome === 'refused')
  return (
    <details
      className={`import-group ${outcome}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t(`people-import.fate-${outcome}`, { count: current.fates[outcome] })}</summary>
      {isOpen && <Rows current={current} outcome={outcome} />}
    </details>
  )
}

/** Errors come first, expanded. */
const ORDER = ROW_OUTCOMES.toReversed()

/** The rows by outcome. */
export const Report = ({ current }: { current: PeopleImport }) => (
  <div>
    {ORDER.filter((outcome) => current.fates[outcome]).map((outcome) => (
      <Group key={`${current.state} ${outcome}`} current={current} outcome={outcome} />
    ))}
  </div>
)
