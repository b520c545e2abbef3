const own = { provider: 'Alpenbank AG', privacyPolicy: 'https://www.alpenbank.example/datenschutz' }

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
  text: 'Mit Ihrer Zustimmung setzen wir Cookies, um Besuche zu zählen und Werbung zu messen.',
  essentialKey: 'essential',
  entries: { statistics, marketing }
})
