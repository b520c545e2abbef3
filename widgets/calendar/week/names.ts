// 1 January 2024 was a Monday
export function namesIn(tag: string, weekday: 'long' | 'short'): (day: number) => string {
  const format = new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' })
  return (day) => format.format(Date.UTC(2024, 0, day))
}
