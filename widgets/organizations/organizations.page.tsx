import { AdminFrame } from '../account-admin/frame.tsx'
import { Organizations } from './organizations.tsx'

export const Page = () => (
  <AdminFrame path="/account-admin/organizations">
    <Organizations />
  </AdminFrame>
)
