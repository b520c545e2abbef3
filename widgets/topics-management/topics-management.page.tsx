import { AdminFrame } from '../account-admin/frame.tsx'
import { TopicsManagement } from './topics-management.tsx'

export const Page = () => (
  <AdminFrame path="/account-admin/topics-management">
    <TopicsManagement />
  </AdminFrame>
)
