/** The arguments of 'ui.duration' for a length in minutes. */
export function durationOf(length: number) {
  const hours = Math.floor(length / 60)
  const minutes = length % 60
  return { hours, minutes, both: hours && minutes ? 'yes' : 'no' }
}
