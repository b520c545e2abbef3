import { TIME_LENGTH } from '../../ui/fields/clock-input.tsx'

/** The text allowed while typing: digits, colon and dot. */
export const typed = (text: string) => text.replace(/[^\d:.]/g, '').slice(0, TIME_LENGTH)

const pad = (digits: string) => digits.padStart(2, '0')

/** The text on blur: 9, 930, 0930, 9.30 and 9:30 become HH:mm; anything else stays and is reported. */
export function normalised(text: string): string {
  const [, hours, minutes = ''] = /^(\d{1,2})[:.]*$/.exec(text) ?? /^(\d{1,2})[:.]*(\d{2})$/.exec(text) ?? []
  return hours ? `${pad(hours)}:${minutes || '00'}` : text
}
