/** The period of interest, in epoch milliseconds. */
export interface Window {
  since: number
  until: number
}
