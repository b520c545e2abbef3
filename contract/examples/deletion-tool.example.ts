import { ERASED_KINDS, type ErasablePerson, type Erasure } from '../deletion-tool.ts'

const uuid = (nth: number) => `6a2b7c1d-0000-4000-8000-${String(nth).padStart(12, '0')}`

export const exampleErasables: ErasablePerson[] = [
  {
    by: 'email',
    value: 'maria.huber@post.example',
    contact: 'maria.huber@post.example',
    person_uuid: null,
    obstacle: null,
    has_namesake: false,
    name: 'Maria Huber',
    other_names: ['Josef Huber', 'M. Huber'],
    latest_at: '2026-11-20T09:15:00Z',
    ahead: 0,
    kinds: [
      { kind: 'appointment', removed: 3, retained: 0 },
      { kind: 'contact-request', removed: 1, retained: 0 },
      { kind: 'review', removed: 1, retained: 0 },
      { kind: 'review-refusal', removed: 0, retained: 1 }
    ]
  },
  {
    by: 'phone',
    value: '+436601234567',
    contact: '+436601234567',
    person_uuid: null,
    obstacle: 'ahead',
    has_namesake: false,
    name: 'Maria Huber-Schwarzenberger',
    other_names: [],
    latest_at: '2026-11-26T14:00:00Z',
    ahead: 1,
    kinds: [{ kind: 'appointment', removed: 2, retained: 0 }]
  },
  {
    by: 'staff',
    value: uuid(11),
    contact: 'sandra.leitner@bank.example',
    person_uuid: null,
    obstacle: null,
    has_namesake: true,
    name: 'Mag. Sandra Leitner',
    other_names: [],
    latest_at: null,
    ahead: 0,
    kinds: [
      { kind: 'account', removed: 1, retained: 0 },
      { kind: 'card', removed: 5, retained: 0 },
      { kind: 'photo', removed: 1, retained: 0 },
      { kind: 'talk', removed: 0, retained: 214 },
      { kind: 'mention', removed: 0, retained: 61 },
      { kind: 'audit-entry', removed: 0, retained: 38 }
    ]
  },
  {
    by: 'staff',
    value: uuid(12),
    contact: 'jakob.auer@bank.example',
    person_uuid: uuid(12),
    obstacle: 'active',
    has_namesake: false,
    name: 'Jakob Auer',
    other_names: [],
    latest_at: null,
    ahead: 3,
    kinds: [{ kind: 'account', removed: 1, retained: 0 }]
  }
]

const [maria] = exampleErasables
const kinds = maria?.kinds ?? []

export const exampleErasures: Erasure[] = [
  {
    uuid: uuid(1),
    reference: '2026-K7M3XQ9R',
    state: 'waiting',
    person: { name: 'Josef Wallner', value: 'josef.wallner@post.example' },
    user_name: 'Petra Moser',
    approver_name: null,
    created_at: '2026-11-27T10:00:00Z',
    finished_at: null,
    kinds,
    done: 0,
    steps: ERASED_KINDS.length,
    messages: [],
    is_own: false,
    is_stalled: false
  },
  {
    uuid: uuid(2),
    reference: '2026-B4ZPW8TN',
    state: 'done',
    person: null,
    user_name: 'Petra Moser',
    approver_name: 'Karl Steiner',
    created_at: '2026-11-20T10:00:00Z',
    finished_at: '2026-11-20T10:00:09Z',
    kinds,
    done: ERASED_KINDS.length,
    steps: ERASED_KINDS.length,
    messages: [],
    is_own: true,
    is_stalled: false
  }
]
