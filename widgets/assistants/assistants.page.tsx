import { AdminFrame } from '../account-admin/frame.tsx'
import { Assistants } from './assistants.tsx'

export function Page() {
  return (
    <AdminFrame path="/account-admin/assistants">
      <Assistants />
    </AdminFrame>
  )
}
