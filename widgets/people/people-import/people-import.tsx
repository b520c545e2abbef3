import type { fileImportsMessages } from '#contract/messages/file-imports.messages'
import type { peopleImportMessages } from '#contract/messages/people-import.messages'
import { getPeopleTemplate, getRefusedPeople, PEOPLE_IMPORT_ROWS_MAX, type PeopleImport } from '#contract/people-import'
import { useTexts } from '../../core/element/texts.tsx'
import { FileImport } from '../../ui/lists/file-import.tsx'
import { Invitations } from './invitations.tsx'
import { peopleImport } from './people-import.atoms.ts'

const useMessages = useTexts<typeof peopleImportMessages & typeof fileImportsMessages>

const HELP = [
  'people-import.help-match',
  'people-import.help-name',
  'people-import.help-cells',
  'people-import.help-card',
  'people-import.help-addresses',
  'people-import.help-invitation'
] as const

/** What an import does to sign-ins, and who can be invited afterwards. */
function Note({ current }: { current: PeopleImport }) {
  const t = useMessages()
  const { state, moved_sign_ins: count } = current
  if (state === 'done') return <Invitations current={current} />
  return state === 'checked' && count > 0 ? (
    <p className="notice warning">{t('people-import.sign-ins', { count })}</p>
  ) : null
}

/** Imports people from a file. */
export function Page() {
  const t = useMessages()
  return (
    <FileImport
      of={peopleImport}
      t={(text, values) => t(`people-import.${text}`, values)}
      help={HELP.map((id) => t(id))}
      rowsMax={PEOPLE_IMPORT_ROWS_MAX}
      files={[{ path: getPeopleTemplate.path, label: t('file-imports.template') }]}
      refusedOf={(uuid) => getRefusedPeople.path.replace(':uuid', uuid)}
      list="/account-admin/people"
      noteOf={(current) => <Note current={current} />}
      markOf={({ moves_sign_in }) =>
        moves_sign_in && <span className="import-mark">{t('people-import.moves-sign-in')}</span>
      }
    />
  )
}
