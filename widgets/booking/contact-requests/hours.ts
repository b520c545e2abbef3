/** Half hours from 7:00 to 20:00. */
export const HOURS = Array.from({ length: 27 }, (_, index) => {
  const minutes = 7 * 60 + index * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 ? '30' : '00'}`
})
