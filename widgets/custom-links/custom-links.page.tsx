import { AdminFrame } from '../account-admin/frame.tsx'
import { CustomLinks } from './custom-links.tsx'

export function Page() {
  return (
    <AdminFrame path="/account-admin/custom-links-management">
      <CustomLinks />
    </AdminFrame>
  )
}
