import { AdminFrame } from '../account-admin/frame.tsx'
import { AuditLog } from './audit-log.tsx'

export function Page() {
  return (
    <AdminFrame path="/account-admin/audit-log">
      <AuditLog />
    </AdminFrame>
  )
}
