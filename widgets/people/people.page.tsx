import { AdminFrame } from '../account-admin/frame.tsx'
import { People } from './people.tsx'

export const Page = () => (
  <AdminFrame path="/account-admin/people">
    <People />
  </AdminFrame>
)
