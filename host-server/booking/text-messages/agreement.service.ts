import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { Agreed } from './consents.repository.ts'
import { dialled } from './phone-number.ts'
import { countryIn, offersTexts } from './provider-settings.service.ts'

interface Asked {
  phone: string
  text_consent?: string | undefined
}

/** The number to which an institution's text messages go; undefined for one that cannot be dialled. */
export const numberIn = (tenant: Pick<CurrentTenant, 'settings'>, phone: string) => dialled(phone, countryIn(tenant))

/**
 * What a visitor has agreed to; undefined for one who wants no text messages, and where the institution sends none any
 * more. @throws Unprocessable where the number cannot be dialled
 */
export function agreedIn(
  { tenant, t }: Pick<Call, 'tenant' | 't'>,
  { phone, text_consent }: Asked
): Agreed | undefined {
  if (!text_consent || !offersTexts(tenant)) return undefined
  const number = numberIn(tenant, phone)
  if (!number) throw new Unprocessable({ phone: [t('errors.text-number')] })
  return { number, version: text_consent }
}
