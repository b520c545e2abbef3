import { AdminFrame } from '../account-admin/frame.tsx'
import { Redirections } from './redirections.tsx'

export function Page() {
  return (
    <AdminFrame path="/account-admin/redirections-management">
      <Redirections />
    </AdminFrame>
  )
}
