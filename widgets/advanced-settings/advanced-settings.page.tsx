import { AdminFrame } from '../account-admin/frame.tsx'

export function Page() {
  return <AdminFrame path="/account-admin/advanced-settings">{null}</AdminFrame>
}
