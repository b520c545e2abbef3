import { JoinedForm } from '../../ui/fields/joined-form.tsx'
import { Address } from './address.tsx'
import { Names, PublicName } from './names.tsx'

/** A branch's names and address, saved together. */
export const Details = ({ uuid }: { uuid: string }) => (
  <JoinedForm>
    <Names uuid={uuid} />
    <PublicName uuid={uuid} />
    <Address uuid={uuid} />
  </JoinedForm>
)
