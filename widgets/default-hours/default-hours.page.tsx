import { AdminFrame } from '../account-admin/frame.tsx'
import { DefaultHours } from './default-hours.tsx'

export const Page = () => (
  <AdminFrame path="/account-admin/working-hours">
    <DefaultHours />
  </AdminFrame>
)
