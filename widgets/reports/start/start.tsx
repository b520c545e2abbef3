import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import reportsCss from '../reports/reports.css?inline'
import { Advisor } from './advisor.tsx'
import { Branch } from './branch.tsx'
import { Institution } from './institution.tsx'
import { startQuery } from './links.ts'
import { Marketing } from './marketing.tsx'
import { Privacy } from './privacy.tsx'
import { Skeleton } from './skeleton.tsx'
import { loadAtom, reloadAtom, stateAtom } from './start.atoms.ts'
import css from './start.css?inline'
import { Week } from './week.tsx'

/** A day that stays open for hours is read again when the user returns to it. */
function useToday() {
  const reload = useSetAtom(reloadAtom)
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && void reload('quietly')
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [reload])
}

/** What each of the user's roles looks at first. */
export function Page() {
  useStyles(reportsCss)
  useStyles(css)
  useToday()
  const { branch } = useQuery(startQuery)
  const { status, value, failure, retry } = useRequest({ stateAtom, loadAtom }, { branch })
  if (status === 'error') {
    return (
      <div className="card app-error">
        <GeneralError failure={failure} retry={retry} />
      </div>
    )
  }
  if (!value) return <Skeleton />
  return (
    <div className="start-blocks" aria-busy={status !== 'ready'}>
      {value.advisor && <Advisor start={value.advisor} />}
      {value.branch !== undefined && <Branch start={value.branch} />}
      {value.institution && <Institution start={value.institution} />}
      {value.marketing && <Marketing start={value.marketing} />}
      {value.privacy && <Privacy start={value.privacy} />}
      {value.reports && <Week start={value.reports} />}
    </div>
  )
}
