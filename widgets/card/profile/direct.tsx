import type { AdvisorProfile } from '#contract/advisors'
import { mailLink, telLink } from '#contract/links'
import { breakableAtDomain } from '../../ui/base/breakable.tsx'

interface DirectProps {
  profile: AdvisorProfile
  className: 'card-direct' | 'card-paper'
}

/** Phone and e-mail as they are written, also for paper. */
export function Direct({ profile: { phone_number, email_address, offers }, className }: DirectProps) {
  const email = offers?.contact.includes('email_address') && email_address
  if (!phone_number && !email) return null
  return (
    <p className={className}>
      {phone_number && <a href={telLink(phone_number)}>{phone_number}</a>}
      {email && <a href={mailLink(email)}>{breakableAtDomain(email)}</a>}
    </p>
  )
}
