import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ branch, tomorrow, slot, unknown }) => ({
  'POST /api/v1/branches/:alias/customer-appointments': {
    params: branch,
    body: { ...slot, first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
  },
  'GET /api/v1/branch-calendars': {},
  'GET /api/v1/branches/:alias/calendar': { params: branch, query: { from: tomorrow, to: tomorrow } },
  'GET /api/v1/branches/:alias/calendar/news': { params: branch },
  'GET /api/v1/branches/:alias/hand-over': {
    params: branch,
    query: { advisor: 'anna-gruber', from: tomorrow, to: tomorrow }
  },
  'POST /api/v1/branches/:alias/hand-over': {
    params: branch,
    body: { advisor: 'anna-gruber', appointments: [{ ...unknown, to: 'lukas-hofer' }] }
  }
})

export const audited: AuditedWrites = [
  [
    'POST /api/v1/branches/:alias/customer-appointments',
    ({ visits }) => ({
      params: { alias: 'wien-innere-stadt' },
      body: { ...visits.slots[2], first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
    })
  ],
  [
    'POST /api/v1/branches/:alias/hand-over',
    // back to whom it was taken from
    ({ visits }) => ({
      params: { alias: 'wien-innere-stadt' },
      body: { advisor: visits.colleague, appointments: [{ uuid: visits.requested, to: 'anna-gruber' }] }
    })
  ]
]
