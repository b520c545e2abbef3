/** An erasure that works on a member of staff, as the deletion tool begins it. */
export const runningErasure = (tenant_id: string, value: string) => ({
  tenant_id,
  uuid: value,
  reference: 'L-1',
  state: 'running',
  known_by: 'staff',
  value,
  name: 'Eva Moser',
  kinds: '[]',
  kind: '',
  page: 0,
  done: 0,
  messages: '[]',
  user_uuid: value,
  user_name: 'Admin',
  created_at: '2026-11-01T00:00:00Z'
})
