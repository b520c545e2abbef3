import { AdminFrame } from '../account-admin/frame.tsx'
import { MetaTags } from './meta-tags.tsx'

export const Page = () => (
  <AdminFrame path="/account-admin/meta-tags">
    <MetaTags />
  </AdminFrame>
)
