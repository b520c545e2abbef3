import { FormGroup } from './form-group.tsx'
import css from './import.css?inline'
import { useStyles } from './use-styles.ts'

interface ImportFileProps {
  label: string
  errors: readonly string[]
  disabled?: boolean
  onChoose: (file: File) => void
}

/** The field of a CSV file that is taken row by row. */
export function ImportFile({ label, errors, disabled, onChoose }: ImportFileProps) {
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
          disabled={disabled}
          // the same file may be chosen again after it was repaired
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onChoose(file)
          }}
        />
      )}
    </FormGroup>
  )
}
