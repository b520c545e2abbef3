import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { BranchManagers as Known, ManagerCandidate } from '#contract/branch-managers'
import type { branchManagersMessages } from '#contract/messages/branch-managers.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Face, initialsOf } from '../../ui/base/face.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { personAddress } from '../people/query-state.ts'
import { assignAtom, changeStatusAtom, managers, mayAssignAtom } from './branch-managers.atoms.ts'
import css from './branch-managers.css?inline'

const useMessages = useTexts<typeof branchManagersMessages>

interface PartProps {
  branch: string
  known: Known
}

function List({ branch, known }: PartProps) {
  const t = useMessages()
  const busy = useAtomValue(changeStatusAtom) === 'processing'
  const assign = useSetAtom(assignAtom)
  if (!known.managers.length) return <p className="lead">{t('branch-managers.none')}</p>
  return (
    <ul className="branch-managers">
      {known.managers.map((manager) => (
        <li key={manager.uuid}>
          <Face url={manager.profile_picture_url} initials={initialsOf(manager.full_name)} />
          <span className="branch-manager">
            <Link href={personAddress(manager.uuid)}>{manager.full_name}</Link>
            <span className="help">{manager.email_address}</span>
          </span>
          <Busy className="button quiet" busy={busy} onClick={() => void assign(branch, manager, false)}>
            {t('branch-managers.remove', { name: manager.full_name })}
          </Busy>
        </li>
      ))}
    </ul>
  )
}

/** Asks before someone is given the role of a branch manager. */
function Addition({ branch, known }: PartProps) {
  const t = useMessages()
  const busy = useAtomValue(changeStatusAtom) === 'processing'
  const assign = useSetAtom(assignAtom)
  const [asked, ask] = useState<ManagerCandidate>()
  const name = asked?.full_name ?? ''
  const choose = (uuid: string) => {
    const candidate = known.candidates.find((one) => one.uuid === uuid)
    if (!candidate?.has_role) return ask(candidate)
    void assign(branch, candidate, true)
  }
  return (
    <>
      <ComboboxField
        name="manager"
        label={t('branch-managers.add')}
        help={t('branch-managers.add-help')}
        placeholder={t('branch-managers.placeholder')}
        value=""
        options={known.candidates.map((one) => personChoice(one.uuid, one, one.email_address))}
        onChange={choose}
      />
      <ConfirmDialog
        open={Boolean(asked)}
        busy={busy}
        kind="primary"
        title={t('branch-managers.give-title', { name })}
        text={t('branch-managers.give-text', { name })}
        action={t('branch-managers.give')}
        onConfirm={() => asked && void assign(branch, asked, true).then((isDone) => isDone && ask(undefined))}
        onClose={() => ask(undefined)}
      />
    </>
  )
}

function Managers({ uuid }: { uuid: string }) {
  useStyles(css)
  const t = useMessages()
  const request = useRequest(managers, uuid)
  const box = useRef<HTMLElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <section
      className="card org-form branch-managers-card"
      aria-label={t('branch-managers.header')}
      ref={box}
      tabIndex={-1}
    >
      <h2 className="card-title">{t('branch-managers.header')}</h2>
      <p className="lead">{t('branch-managers.lead')}</p>
      <Requested of={request} level={3}>
        {(known) => (
          <>
            <List branch={uuid} known={known} />
            {/* anew after each choice, with an empty field */}
            {known.is_closed ? (
              <p className="notice">{t('branch-managers.closed')}</p>
            ) : (
              <Addition key={known.managers.length} branch={uuid} known={known} />
            )}
          </>
        )}
      </Requested>
    </section>
  )
}

/** Who manages a branch, for those who assign it. */
export const BranchManagers = ({ uuid }: { uuid: string }) =>
  useAtomValue(mayAssignAtom) ? <Managers uuid={uuid} /> : null
