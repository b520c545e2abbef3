import type { CookieConfig } from '../consents.ts'

const own = {
  provider: 'Alpenbank',
  privacyPolicy: '/datenschutz',
  lifetime: 'Ende der Sitzung'
}

export const exampleCookieConfig: CookieConfig = {
  text: 'Wir verwenden Cookies, damit diese Seiten funktionieren. Mit Ihrer Zustimmung zählen wir auch Besuche.',
  essentialKey: 'essential',
  entries: {
    essential: [{ ...own, name: 'Sitzung', purpose: 'Hält die Anmeldung.', cookieName: 'session', script: '' }],
    statistics: [
      {
        name: 'Besuchszählung',
        provider: 'Alpenbank',
        purpose: 'Zählt Besuche.',
        privacyPolicy: 'https://stats.example/privacy',
        cookieName: '_pk_id*',
        lifetime: '13 Monate',
        script: ''
      }
    ],
    marketing: [
      {
        name: 'Kampagnen',
        provider: 'Werbepartner',
        purpose: 'Erkennt, über welche Anzeige jemand kam.',
        privacyPolicy: '',
        cookieName: 'campaign',
        lifetime: '90 Tage',
        script: ''
      }
    ]
  }
}
