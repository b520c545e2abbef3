import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Redirect, useSearchParams } from 'wouter'
import { Uuid } from '#contract/values'
import { CardOptions } from '../../card/card-options/card-options.tsx'
import { CardTags } from '../../card/card-tags/card-tags.tsx'
import { CardTexts } from '../../card/card-texts/card-texts.tsx'
import { Photo } from '../photos/photos.tsx'
import { mayManageAtom } from './people.atoms.ts'
import { NEW } from './person.atoms.ts'
import { Person } from './person.tsx'

/** Administrators set the contact options in the person's form. */
const OfTheCard = ({ alias, isInForm }: { alias: string; isInForm: boolean }) => (
  <>
    <Photo alias={alias} />
    {!isInForm && <CardOptions alias={alias} />}
    <CardTags alias={alias} />
    <CardTexts alias={alias} />
  </>
)

/** A person by the query's id; `new` adds one. */
export function Page() {
  const [params] = useSearchParams()
  const mayManage = useAtomValue(mayManageAtom)
  const uuid = params.get('id') ?? ''
  if (uuid === NEW && !mayManage) return <Redirect to="/403" replace />
  if (uuid !== NEW && !v.is(Uuid, uuid)) return <Redirect to="/404" replace />
  return <Person uuid={uuid}>{(alias) => <OfTheCard alias={alias} isInForm={mayManage} />}</Person>
}
