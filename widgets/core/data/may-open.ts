import { useAtomValue } from 'jotai'
import { decide } from '#contract/access'
import { subjectAtom } from './access.ts'
import { placesAtom } from './places.ts'

/** Tells whether the user may open the page at an address. */
export function useMayOpen(): (address: string) => boolean {
  const places = useAtomValue(placesAtom)
  const subject = useAtomValue(subjectAtom)
  return (address) => {
    const place = places.find(({ path }) => path === address.split('?')[0])
    return Boolean(place && subject && decide(place.access, subject) === 'granted')
  }
}
