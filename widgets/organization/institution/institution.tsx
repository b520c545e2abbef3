import { useStyles } from '../../ui/base/use-styles.ts'
import { Identity } from './identity.tsx'
import css from './institution.css?inline'
import { Modules } from './modules.tsx'

/** The institution: name, language and modules. */
export function Page() {
  useStyles(css)
  return (
    <div className="stack">
      <Identity />
      <Modules />
    </div>
  )
}
