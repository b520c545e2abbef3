import * as v from 'valibot'
import { Redirect } from 'wouter'
import { Uuid } from '#contract/values'
import { BranchManagers } from '../../people/branch-managers/branch-managers.tsx'
import { ExternalAnalysts } from '../../reports/external-analysts/external-analysts.tsx'
import { JoinedForm } from '../../ui/fields/joined-form.tsx'
import { BranchClosing } from '../branch-closing/branch-closing.tsx'
import { EditorLink } from '../branch-pages/editor-link.tsx'
import { BranchPhoto } from '../branch-photo/branch-photo.tsx'
import { Organization } from './organization.tsx'
import { type BranchTab, useBranchQuery } from './query-state.ts'

function contentOf(tab: BranchTab, uuid: string) {
  if (tab === 'data') return <BranchClosing uuid={uuid} />
  if (tab === 'page')
    return (
      <>
        <JoinedForm>
          <BranchPhoto uuid={uuid} />
        </JoinedForm>
        <EditorLink uuid={uuid} />
      </>
    )
  if (tab !== 'people') return null
  return (
    <>
      <BranchManagers uuid={uuid} />
      <ExternalAnalysts uuid={uuid} />
    </>
  )
}

/** A branch's forms, by the query's id (spec §2). */
export function Page() {
  const { id, tab } = useBranchQuery()
  if (!v.is(Uuid, id)) return <Redirect to="/404" replace />
  return (
    <Organization uuid={id} tab={tab}>
      {(shown) => contentOf(shown, id)}
    </Organization>
  )
}
