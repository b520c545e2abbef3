import { useStyles } from '../base/use-styles.ts'
import { FormGroup } from '../fields/form-group.tsx'
import css from './import.css?inline'

interface ImportFileProps {
  label: string
  errors: readonly string[]
  /** One import at a time; the field keeps the focus. */
  busy?: boolean
  onChoose: (file: File) => void
}

/** A file field for a CSV import. */
export function ImportFile({ label, errors, busy, onChoose }: ImportFileProps) {
  useStyles(css)
  return (
    <FormGroup label={label} errors={errors}>
      {(control) => (
        <input
          {...control}
          className="input import-file"
          type="file"
          name="file"
          accept=".csv,text/csv"
          aria-disabled={busy}
          // the same file may be chosen again after it was fixed
          onClick={(event) => {
            if (busy) event.preventDefault()
            else event.currentTarget.value = ''
          }}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file && !busy) onChoose(file)
          }}
        />
      )}
    </FormGroup>
  )
}
