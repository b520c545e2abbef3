import { writeBuffer } from '../../core/jobs/write-buffer.ts'

interface Entry {
  tenant_id: string
  action: string
  advisor_alias: string | null
  data: string
  created_at: string
}

export const { add, flush } = writeBuffer<Entry>('frontend logs', async ({ knex }, entries) => {
  await knex('frontend_logs').insert(entries)
})
