import type { DataRequest } from '../data-requests.ts'

const uuid = (nth: number) => `7b3c8d2e-0000-4000-8000-${String(nth).padStart(12, '0')}`

const asked = {
  extension: '',
  user_name: 'Petra Moser',
  done_by: null,
  finished_at: null,
  outcome: '',
  erasure_uuid: null,
  sent_at: null,
  link_until: null,
  fetched_at: null
}

export const exampleRequests: DataRequest[] = [
  {
    ...asked,
    uuid: uuid(3),
    reference: '2026-W7XKB2MP',
    kind: 'erasure',
    origin: 'visitor',
    state: 'open',
    who: 'J. W. · j…@post.example',
    arrived_on: '2026-11-26',
    due_on: '2026-12-26',
    is_overdue: false,
    user_name: ''
  },
  {
    ...asked,
    uuid: uuid(2),
    reference: '2026-Q9DFT5ZA',
    kind: 'information',
    origin: 'staff',
    state: 'open',
    who: 'K. B. · …457',
    arrived_on: '2026-09-10',
    due_on: '2026-10-10',
    is_overdue: true
  },
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
