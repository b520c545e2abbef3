import * as v from 'valibot'
import { Redirect, useSearchParams } from 'wouter'
import { Uuid } from '#contract/values'
import { ExternalAnalysts } from '../../reports/external-analysts/external-analysts.tsx'
import { BranchTexts } from '../branch-texts/branch-texts.tsx'
import { Organization } from './organization.tsx'

/** A branch's forms, by the query's id (spec §2). */
export function Page() {
  const [params] = useSearchParams()
  const uuid = params.get('id') ?? ''
  if (!v.is(Uuid, uuid)) return <Redirect to="/404" replace />
  return (
    <Organization uuid={uuid}>
      <BranchTexts uuid={uuid} />
      <ExternalAnalysts uuid={uuid} />
    </Organization>
  )
}
