import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { EXPORT_COLUMNS } from '#contract/advisors-export'
import type { advisorsExportMessages } from '#contract/advisors-export.messages'
import { useTexts } from '../core/texts.tsx'
import { FormGroup } from '../ui/form-group.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useStyles } from '../ui/use-styles.ts'
import {
  branchAtom,
  branchesAtom,
  columnsAtom,
  failureAtom,
  flipAtom,
  loadAtom,
  statusAtom
} from './advisors-export.atoms.ts'
import css from './advisors-export.css?inline'
import { Files } from './files.tsx'

const useMessages = useTexts<typeof advisorsExportMessages>

function Branches() {
  const t = useMessages()
  const branches = useAtomValue(branchesAtom)
  const [branch, choose] = useAtom(branchAtom)
  const options = branches.map(({ uuid, name, advisors }) => [uuid, `${name} (${advisors})`] as const)
  return (
    <SelectField
      name="branch"
      label={t('advisors-export.branch')}
      value={branch}
      options={[['', t('advisors-export.all')], ...options]}
      onChange={choose}
    />
  )
}

function Columns() {
  const t = useMessages()
  const [chosen, choose] = useAtom(columnsAtom)
  const flip = useSetAtom(flipAtom)
  const errors = chosen.length ? [] : [t('advisors-export.required')]
  const isWhole = chosen.length === EXPORT_COLUMNS.length
  return (
    <FormGroup fieldset label={t('advisors-export.columns')} errors={errors}>
      {() => (
        <>
          <div className="export-columns">
            {EXPORT_COLUMNS.map((name) => (
              <label key={name} className="export-column">
                <input type="checkbox" name={name} checked={chosen.includes(name)} onChange={() => flip(name)} />
                {t(`advisors-export.${name}`)}
              </label>
            ))}
          </div>
          <button
            type="button"
            className="button quiet export-every"
            onClick={() => choose(isWhole ? [] : EXPORT_COLUMNS)}
          >
            {t(isWhole ? 'advisors-export.none' : 'advisors-export.every')}
          </button>
        </>
      )}
    </FormGroup>
  )
}

/** The advisors as a file: of which branch, with which columns, in which form. */
export function AdvisorsExport() {
  useStyles(css)
  const t = useMessages()
  const status = useAtomValue(statusAtom)
  const failure = useAtomValue(failureAtom)
  const load = useSetAtom(loadAtom)
  useEffect(() => void load(), [load])
  return (
    <section className="card">
      <p className="lead">{t('advisors-export.lead')}</p>
      {status === 'loading' && <LoadingBox />}
      {status === 'error' && <GeneralError failure={failure} retry={() => void load()} />}
      {status === 'ready' && (
        <div className="stack">
          <Branches />
          <Columns />
          <Files />
        </div>
      )}
    </section>
  )
}
