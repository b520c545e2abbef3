/** Of tags with the attribute `test`. */
export const testModeMessages = {
  'test-mode.notice': {
    en: 'Test mode: everything is checked as usual, but nothing is booked and nothing is sent.',
    'de-AT': 'Testmodus: Alles wird wie immer geprüft, aber nichts gebucht und nichts gesendet.'
  },
  'test-mode.heading': { en: 'Test completed', 'de-AT': 'Test abgeschlossen' },
  'test-mode.done': {
    en: 'This was a test: nothing was booked, and no message or e-mail was sent.',
    'de-AT': 'Das war ein Test: Es wurde nichts gebucht und keine Nachricht oder E-Mail gesendet.'
  }
}
