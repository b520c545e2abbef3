import { AdminFrame } from '../account-admin/frame.tsx'
import { SearchForms } from './search-forms.tsx'

export function Page() {
  return (
    <AdminFrame path="/account-admin/search-forms">
      <SearchForms />
    </AdminFrame>
  )
}
