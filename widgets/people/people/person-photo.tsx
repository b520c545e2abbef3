import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Person } from '#contract/people'
import { cardPhoto } from '../photos/photos.atoms.ts'
import { Photo } from '../photos/photos.tsx'
import { portraitAtom } from './person.atoms.ts'

/** The photo of an advisor, which the head of the page shows too. */
export function Page({ person: { uuid, alias } }: { person: Person }) {
  const owner = useAtomValue(cardPhoto.ownerAtom)
  const shown = useAtomValue(cardPhoto.idAtom)
  const show = useSetAtom(portraitAtom)
  useEffect(() => {
    if (owner && shown === alias) show(uuid, owner.profile_picture_url)
  }, [owner, shown, alias, uuid, show])
  return (
    <div className="section person-forms">
      <Photo alias={alias} />
    </div>
  )
}
