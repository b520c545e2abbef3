import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { EXPORT_COLUMNS } from '#contract/advisors-export'
import type { advisorsExportMessages } from '#contract/messages/advisors-export.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { branchChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { branchAtom, branchesAtom, columnsAtom, loadAtom, stateAtom, toggleAtom } from './advisors-export.atoms.ts'
import css from './advisors-export.css?inline'
import { Files } from './files.tsx'

const useMessages = useTexts<typeof advisorsExportMessages>

function Branches() {
  const t = useMessages()
  const branches = useAtomValue(branchesAtom)
  const [branch, choose] = useAtom(branchAtom)
  const options = branches.map((one) =>
    branchChoice(one.uuid, one, t('advisors-export.advisors', { count: one.advisors }))
  )
  return (
    <ComboboxField
      name="branch"
      label={t('advisors-export.branch')}
      value={branch}
      options={[{ value: '', text: t('advisors-export.all') }, ...options]}
      onChange={choose}
    />
  )
}

function Columns() {
  const t = useMessages()
  const [chosen, choose] = useAtom(columnsAtom)
  const flip = useSetAtom(toggleAtom)
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

/** Exports advisors: branch, columns and format. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const scope = useRequest({ stateAtom, loadAtom }, undefined)
  return (
    <section className="card">
      <p className="lead">{t('advisors-export.lead')}</p>
      <Requested of={scope}>
        {() => (
          <div className="stack">
            <Branches />
            <Columns />
            <Files />
          </div>
        )}
      </Requested>
    </section>
  )
}
