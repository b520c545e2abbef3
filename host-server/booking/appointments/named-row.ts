import type { Naming } from '../../core/jobs/erasing.ts'

interface NamedRow extends Omit<Naming, 'name'> {
  uuid: string
  first_name: string
  last_name: string
}

/** A customer's row with the name in one piece. */
export const named = ({ first_name, last_name, ...row }: NamedRow) => ({
  ...row,
  name: `${first_name} ${last_name}`.trim()
})
