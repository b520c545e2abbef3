import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { peopleImportMessages } from '#contract/messages/people-import.messages'
import { type PeopleImport, ROW_FATES, type RowFate } from '#contract/people-import'
import { useTexts } from '../../core/element/texts.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { ImportRows } from '../../ui/lists/import-rows.tsx'
import { listedAtom, moreAtom, retryAtom } from './people-import.atoms.ts'

const useMessages = useTexts<typeof peopleImportMessages>

interface FateProps {
  current: PeopleImport
  fate: RowFate
}

function Rows({ current, fate }: FateProps) {
  const t = useMessages()
  const listed = useAtomValue(listedAtom)[fate]
  const more = useSetAtom(moreAtom)
  const retry = useSetAtom(retryAtom)
  const isUnread = !listed
  useEffect(() => {
    if (isUnread) void more(current.uuid, fate)
  }, [isUnread, current.uuid, fate, more])
  if (!listed) return <LoadingBox />
  if ('failure' in listed) return <GeneralError failure={listed.failure} level={3} retry={() => retry(fate)} />
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
        <button type="button" className="button" onClick={() => void more(current.uuid, fate)}>
          {t('people-import.more')}
        </button>
      )}
    </>
  )
}

function Group({ current, fate }: FateProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(fate === 'refused')
  return (
    <details
      className={`import-group ${fate}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t(`people-import.fate-${fate}`, { count: current.fates[fate] })}</summary>
      {isOpen && <Rows current={current} fate={fate} />}
    </details>
  )
}

/** What is wrong comes first, and open. */
const ORDER = ROW_FATES.toReversed()

/** What becomes of the rows, by fate. */
export const Report = ({ current }: { current: PeopleImport }) => (
  <div>
    {ORDER.filter((fate) => current.fates[fate]).map((fate) => (
      <Group key={`${current.state} ${fate}`} current={current} fate={fate} />
    ))}
  </div>
)
