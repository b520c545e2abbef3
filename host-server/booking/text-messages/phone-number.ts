/** Where numbers have no 0 that is left out from abroad; the Italian 0 belongs to the number. */
const WITHOUT_TRUNK_ZERO = new Set(['1', '30', '34', '39', '45', '47', '48', '351', '352', '356', '377', '378', '420'])

function national(digits: string, country: string): string {
  if (WITHOUT_TRUNK_ZERO.has(country)) return country + digits
  return digits.startsWith('0') ? country + digits.slice(1) : ''
}

/** Of no country: toll-free, at shared or premium cost, by satellite. Nobody has their mobile number there. */
const NOWHERE = /^(?:8(?:00|08|7[08]|8[1-3])|979)/

/** +43 0664 …: the 0 is for those within the country. */
const withoutTrunkZero = (full: string, country: string) =>
  !WITHOUT_TRUNK_ZERO.has(country) && full.startsWith(`${country}0`) ? country + full.slice(country.length + 1) : full

/**
 * A typed phone number as services dial it (E.164); one without a country's code is of the institution's country.
 * Undefined where it cannot be dialled.
 */
export function dialled(typed: string, country: string): string | undefined {
  // +43 (0) 664 …
  const text = typed.trim().replace(/\(\s*0\s*\)/g, '')
  const digits = text.replace(/\D/g, '')
  const abroad = text.startsWith('+') ? digits : /^00/.test(digits) && digits.slice(2)
  const full = withoutTrunkZero(abroad || national(digits, country), country)
  return /^[1-9]\d{7,14}$/.test(full) && !NOWHERE.test(full) ? `+${full}` : undefined
}

/** The number of who answers, as services write it: many leave out the plus, and none the country. */
export const dialledBack = (from: string, country: string): string | undefined =>
  dialled(/^\s*[1-9]/.test(from) ? `+${from}` : from, country)

/** What is shown of a number. */
export const endOf = (number: string) => number.slice(-3)
