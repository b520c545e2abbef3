/** What each part of the dialog gets: `back` shows the request, `close` the list. */
export interface PartProps {
  back: () => void
  close: () => void
}
