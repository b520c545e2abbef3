import { AdminFrame } from '../account-admin/frame.tsx'
import { Institution } from './institution.tsx'

export function Page() {
  return (
    <AdminFrame path="/account-admin/institution">
      <Institution />
    </AdminFrame>
  )
}
