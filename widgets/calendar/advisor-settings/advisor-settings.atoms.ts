import { INFORMED, sectionAtoms, WITHIN } from './section.atoms.ts'

export const bookings = sectionAtoms({
  title: 'advisor-settings.booking',
  draftOf: ({ requires_confirmation, notice_minutes, buffer_before, buffer_after, meeting_url }) => ({
    requires_confirmation,
    notice_minutes,
    buffer_before,
    buffer_after,
    meeting_url
  }),
  changeOf: (draft) => draft,
  said: (settings) => {
    const count = settings?.customers_informed
    return count ? [INFORMED, { count }] : ['advisor-settings.booking-saved']
  },
  fields: ['notice_minutes', 'buffer_before', 'buffer_after', 'meeting_url']
})

/** One address per line. */
export const addressesIn = (copies: string) =>
  copies
    .split(/[\n,;]/)
    .map((address) => address.trim())
    .filter(Boolean)

export const notices = sectionAtoms({
  title: 'advisor-settings.notices',
  draftOf: ({ notify, copies_to, reminder_hours }) => ({ notify, reminder_hours, copies: copies_to.join('\n') }),
  changeOf: ({ copies, ...rest }) => ({
    ...rest,
    copies_to: addressesIn(copies)
  }),
  said: () => ['advisor-settings.notices-saved'],
  fields: ['copies_to', 'reminder_hours']
})

const PRESENT = { from: '', to: '', text: '', stand_in: '' }

export const absences = sectionAtoms({
  title: 'advisor-settings.absence',
  draftOf: ({ absence }) => ({ ...PRESENT, ...absence, stand_in: absence?.stand_in ?? '', isAway: Boolean(absence) }),
  changeOf: ({ isAway, stand_in, ...rest }) => ({ absence: isAway ? { ...rest, stand_in: stand_in || null } : null }),
  said: (settings) => {
    const count = settings?.appointments_in_absence
    return count ? [WITHIN, { count }] : ['advisor-settings.absence-saved']
  },
  fields: ['absence.from', 'absence.to', 'absence.text', 'absence.stand_in']
})

export const languages = sectionAtoms({
  title: 'advisor-settings.languages',
  draftOf: (settings) => ({ languages: settings.languages }),
  changeOf: (draft) => draft,
  said: () => ['advisor-settings.languages-saved'],
  fields: ['languages']
})
