import { AdminFrame } from '../account-admin/frame.tsx'
import { AdvancedSettings } from './advanced-settings.tsx'

export function Page() {
  return (
    <AdminFrame path="/account-admin/advanced-settings">
      <AdvancedSettings />
    </AdminFrame>
  )
}
