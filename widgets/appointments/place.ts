import { useSearchParams } from 'wouter'
import type { Period, Place } from './appointments.atoms.ts'

/** What the address asks for; nonsense reads as the first page of what is to come. */
function placeOf(params: URLSearchParams): Place {
  const page = params.get('page') ?? ''
  return {
    period: params.get('period') === 'past' ? 'past' : 'upcoming',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
  }
}

/** The address of a page of a period, relative to the list. */
export function addressOf(period: Period, page = 1): string {
  const params = new URLSearchParams()
  if (period === 'past') params.set('period', period)
  if (page > 1) params.set('page', String(page))
  return `/online-appointments/appointments/index${params.size ? `?${params}` : ''}`
}

export function usePlace(): Place {
  const [params] = useSearchParams()
  return placeOf(params)
}
