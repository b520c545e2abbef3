import { AdminFrame } from '../account-admin/frame.tsx'
import { PeopleImport } from './people-import.tsx'

export const Page = () => (
  <AdminFrame path="/account-admin/people/import">
    <PeopleImport />
  </AdminFrame>
)
