import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import type { Person } from '#contract/people'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { LoadingBox } from '../../ui/feedback/loading-box.tsx'
import { personAtom, personView } from './person.atoms.ts'

interface LoadedPersonProps {
  uuid: string
  children: (person: Person) => ReactNode
}

/** A person outside the form; who is known already stays in view while they are loaded again. */
export function LoadedPerson({ uuid, children }: LoadedPersonProps) {
  const status = useAtomValue(personView.statusAtom)
  const failure = useAtomValue(personView.failureAtom)
  const person = useAtomValue(personAtom)
  const load = useSetAtom(personView.loadAtom)
  // with the drawing: until then, the failure of the last one would count for this one
  useLayoutEffect(() => void load(uuid), [uuid, load])
  if (status === 'error')
    return (
      <div className="card">
        <GeneralError failure={failure} level={2} retry={() => void load(uuid)} />
      </div>
    )
  return person?.uuid === uuid ? children(person) : <LoadingBox />
}
