import { AdminFrame } from '../account-admin/frame.tsx'
import { AdvisorsExport } from './advisors-export.tsx'

export function Page() {
  return (
    <AdminFrame path="/account-admin/advisors-export">
      <AdvisorsExport />
    </AdminFrame>
  )
}
