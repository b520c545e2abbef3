import type { DayErrors, InheritedWeek, WorkingHours } from '../working-hours.ts'

export const exampleHours: WorkingHours = [
  { day: 1, start_time: '09:00', end_time: '17:00' },
  { day: 2, start_time: '09:00', end_time: '17:00' },
  { day: 3, start_time: '09:00', end_time: '12:30' },
  { day: 4, start_time: '10:00', end_time: '18:30' },
  { day: 5, start_time: '08:00', end_time: '13:00' }
]

export const exampleBreaks: WorkingHours = exampleHours.flatMap((entry) =>
  entry.end_time > '16:00'
    ? [
        { ...entry, end_time: '12:00' },
        { ...entry, start_time: '13:00' }
      ]
    : [entry]
)

export const exampleDayErrors: { message: string; errors: DayErrors } = {
  message: 'Please check the highlighted fields.',
  errors: [{ day: 3, errors: { endTime: ['The branch closes at 12:00 on this day.'] } }]
}

export const exampleInherited: InheritedWeek = {
  is_kept: true,
  of: 'branch',
  name: 'Filiale Wien Innere Stadt',
  hours: exampleBreaks
}
export const exampleOwnWeek: InheritedWeek = { is_kept: false, of: null, name: 'Filiale Wien Innere Stadt', hours: [] }
