import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Redirect } from 'wouter'
import type { Person as PersonData } from '#contract/people'
import { Uuid } from '#contract/values'
import { CardOptions } from '../../card/card-options/card-options.tsx'
import { CardTags } from '../../card/card-tags/card-tags.tsx'
import { CardTexts } from '../../card/card-texts/card-texts.tsx'
import { Experience } from '../../card/experience/experience.tsx'
import { type ChunkLoader, Lazy } from '../../core/element/lazy.tsx'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { mayManageAtom } from './people.atoms.ts'
import { NEW } from './person.atoms.ts'
import { Person } from './person.tsx'
import { type PersonTab, usePersonQuery } from './query-state.ts'
import { TheirTexts } from './their-texts.tsx'

/** Administrators set the contact options in the person's form. */
function OfTheCard({ alias }: { alias: string }) {
  const isInForm = useAtomValue(mayManageAtom)
  return (
    <>
      {!isInForm && <CardOptions alias={alias} />}
      <CardTags alias={alias} />
      <Experience alias={alias} />
      <CardTexts alias={alias} />
    </>
  )
}

/** The pages that advisors have of their own. */
const PAGES: Record<Exclude<PersonTab, 'data'>, ChunkLoader<{ person: PersonData }>> = {
  photo: () => import('./person-photo.tsx'),
  topics: () => import('./person-topics.tsx'),
  hours: () => import('./person-hours.tsx'),
  appointments: () => import('./person-appointments.tsx')
}

const failed = (failure: Error, retry: () => void) => (
  <div className="card">
    <GeneralError failure={failure} retry={retry} level={2} />
  </div>
)

function contentOf(tab: PersonTab, person: PersonData) {
  if (tab === 'data') return <OfTheCard alias={person.alias} />
  return (
    <TheirTexts>
      <Lazy key={tab} load={PAGES[tab]} props={{ person }} loading={<LoadingBox />} failed={failed} />
    </TheirTexts>
  )
}

/** A person by the query's id; `new` adds one. */
export function Page() {
  const { id, tab } = usePersonQuery()
  const mayManage = useAtomValue(mayManageAtom)
  if (id === NEW && !mayManage) return <Redirect to="/403" replace />
  if (id !== NEW && !v.is(Uuid, id)) return <Redirect to="/404" replace />
  return (
    <Person uuid={id} tab={id === NEW ? 'data' : tab}>
      {contentOf}
    </Person>
  )
}
