import { AdminFrame } from '../account-admin/frame.tsx'

export function Page() {
  return <AdminFrame path="/account-admin/audit-log">{null}</AdminFrame>
}
