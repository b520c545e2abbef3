import type { DataRequest } from '../data-requests.ts'

const uuid = (nth: number) => `7b3c8d2e-0000-4000-8000-${String(nth).padStart(12, '0')}`

const asked = {
  extension: '',
  user_name: 'Petra Moser',
  done_by: null,
  finished_at: null,
  outcome: '',
  sent_at: null,
  link_until: null,
  fetched_at: null
}

export const exampleRequests: DataRequest[] = [
  {
    ...asked,
    uuid: uuid(1),
    reference: '2026-H4NTRC8K',
    kind: 'information',
    origin: 'staff',
    state: 'done',
    who: 'M. H. · m…@post.example',
    arrived_on: '2026-11-20',
    due_on: '2026-12-20',
    is_overdue: false,
    done_by: 'Petra Moser',
    finished_at: '2026-11-24T09:00:00Z',
    sent_at: '2026-11-24T09:00:00Z',
    link_until: '2026-12-01T09:00:00Z',
    fetched_at: '2026-11-25T18:30:00Z'
  }
]
