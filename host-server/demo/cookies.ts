const own = { provider: 'Alpenbank AG', privacyPolicy: 'https://www.alpenbank.example/datenschutz' }

const essential = [
  {
    ...own,
    name: 'Sitzung',
    purpose: 'Hält die Anmeldung, während Sie zwischen den Seiten wechseln.',
    cookieName: 'session',
    lifetime: 'bis zum Abmelden, höchstens 12 Stunden'
  },
  {
    ...own,
    name: 'Schutz von Formularen',
    purpose: 'Stellt sicher, dass ein Formular nur von unseren eigenen Seiten gesendet wird (CSRF).',
    cookieName: 'csrf',
    lifetime: 'bis zum Schließen des Browsers'
  },
  {
    ...own,
    name: 'Spam-Schutz',
    purpose: 'Unterscheidet Menschen von Programmen, bevor ein Termin gebucht oder eine Nachricht gesendet wird.',
    cookieName: 'spam_guard',
    lifetime: '1 Stunde'
  },
  {
    ...own,
    name: 'Cookie-Auswahl',
    purpose: 'Merkt sich, was Sie hier ausgewählt haben.',
    cookieName: 'hideCookiesAlert',
    lifetime: '60 Tage, mit optionalen Cookies 180 Tage'
  }
]

const statistics = [
  {
    ...own,
    name: 'Besuchszählung',
    purpose: 'Zählt auf unseren eigenen Servern, welche Seiten besucht werden, damit wir sie verbessern können.',
    cookieName: '_pk_id*',
    lifetime: '13 Monate'
  },
  {
    ...own,
    name: 'Besuch',
    purpose: 'Fasst die Seiten eines Besuchs zusammen.',
    cookieName: '_pk_ses*',
    lifetime: '30 Minuten'
  }
]

const marketing = [
  {
    name: 'Kampagnen',
    provider: 'Kampagnenwerk GmbH',
    purpose: 'Erkennt, über welche Anzeige Sie zu uns gekommen sind.',
    privacyPolicy: 'https://www.kampagnenwerk.example/datenschutz',
    cookieName: 'campaign',
    lifetime: '90 Tage'
  }
]

/** The setting `cookies_alert_config` of Alpenbank. */
export const alpenbankCookies = JSON.stringify({
  text: 'Stimmen Sie zu, setzen wir neben den nötigen Cookies weitere, um Besuche zu zählen und Werbung zu messen. Ändern können Sie das jederzeit am Ende der Seite.',
  essentialKey: 'essential',
  entries: { essential, statistics, marketing }
})
