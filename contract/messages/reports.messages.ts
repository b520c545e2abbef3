import type { MessageTable } from '../locales.ts'

/** The reports, and the weekly one by mail. */
export const reportsMessages = {
  'reports.day': { en: 'Day', 'de-AT': 'Tag' },
  'reports.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'reports.reversed': {
    en: 'The last day must not be before the first.',
    'de-AT': 'Der letzte Tag darf nicht vor dem ersten liegen.'
  },
  'reports.too-long': {
    en: 'A report covers at most two years. Please choose a shorter period.',
    'de-AT': 'Ein Bericht umfasst höchstens zwei Jahre. Bitte wählen Sie einen kürzeren Zeitraum.',
    'de-AT-informal': 'Ein Bericht umfasst höchstens zwei Jahre. Bitte wähle einen kürzeren Zeitraum.'
  },
  'reports.no-day': {
    en: 'Please enter a date between 2000 and 2099.',
    'de-AT': 'Bitte geben Sie ein Datum zwischen 2000 und 2099 an.',
    'de-AT-informal': 'Bitte gib ein Datum zwischen 2000 und 2099 an.'
  },
  'reports.metric-profile': { en: 'Profile visits', 'de-AT': 'Profilbesuche' },
  'reports.metric-branch': { en: 'Branch page visits', 'de-AT': 'Besuche auf Filialseiten' },
  'reports.metric-email': { en: 'E-mail clicked', 'de-AT': 'E-Mail angeklickt' },
  'reports.metric-phone': { en: 'Phone number clicked', 'de-AT': 'Telefonnummer angeklickt' },
  'reports.metric-whatsapp': { en: 'WhatsApp clicked', 'de-AT': 'WhatsApp angeklickt' },
  'reports.metric-vcard': { en: 'Contact saved', 'de-AT': 'Kontakt gespeichert' },
  'reports.metric-wallet': { en: 'Wallet card opened', 'de-AT': 'Wallet-Karte geöffnet' },
  'reports.metric-share': { en: 'Profile shared', 'de-AT': 'Profil geteilt' },
  'reports.metric-booked': { en: 'Appointments booked', 'de-AT': 'Gebuchte Termine' },
  'reports.metric-moved': { en: 'Appointments rescheduled', 'de-AT': 'Verschobene Termine' },
  'reports.metric-cancelled': { en: 'Appointments cancelled', 'de-AT': 'Abgesagte Termine' },
  'reports.metric-no-show': { en: 'No-shows', 'de-AT': 'Nicht erschienen' },
  'reports.metric-waitlist-joined': { en: 'Waitlist joined', 'de-AT': 'Auf die Warteliste' },
  'reports.metric-waitlist-offered': { en: 'Times offered', 'de-AT': 'Angebotene Zeiten' },
  'reports.metric-waitlist-booked': { en: 'Offers accepted', 'de-AT': 'Angenommene Angebote' },
  'reports.metric-text-sent': { en: 'Text messages', 'de-AT': 'SMS' },
  'reports.metric-text-parts': { en: 'Parts charged', 'de-AT': 'Verrechnete Teile' },
  'reports.metric-request-basic': { en: 'Contact requests', 'de-AT': 'Kontaktanfragen' },
  'reports.metric-request-appointment': { en: 'Appointment requests', 'de-AT': 'Terminwünsche' },
  'reports.metric-request-callback': { en: 'Callback requests', 'de-AT': 'Rückrufwünsche' },
  'reports.metric-request-messenger': { en: 'Chat messages', 'de-AT': 'Chat-Nachrichten' },
  'reports.metric-contact-shared': { en: 'Contacts left on cards', 'de-AT': 'Auf Karten hinterlassene Kontakte' },
  'reports.metric-card-apple': { en: 'Added to Apple Wallet', 'de-AT': 'In Apple Wallet gespeichert' },
  'reports.metric-card-google': { en: 'Added to Google Wallet', 'de-AT': 'In Google Wallet gespeichert' },
  'reports.metric-card-apple-gone': { en: 'Removed from Apple Wallet', 'de-AT': 'Aus Apple Wallet entfernt' },
  'reports.metric-card-google-gone': { en: 'Removed from Google Wallet', 'de-AT': 'Aus Google Wallet entfernt' },
  'reports.metric-push-sent': { en: 'Push notifications sent', 'de-AT': 'Gesendete Push-Mitteilungen' },
  'reports.metric-push-reached': { en: 'Push notifications delivered', 'de-AT': 'Zugestellte Push-Mitteilungen' },
  'reports.metric-search': { en: 'Searches', 'de-AT': 'Suchanfragen' },
  'reports.metric-search-none': { en: 'Searches without results', 'de-AT': 'Suchanfragen ohne Treffer' },
  'reports.metric-search-opened': { en: 'Profiles opened from a search', 'de-AT': 'Aus der Suche geöffnete Profile' },
  'reports.metric-search-name': { en: 'By name', 'de-AT': 'Nach Namen' },
  'reports.metric-search-place': { en: 'By place or postcode', 'de-AT': 'Nach Ort oder Postleitzahl' },
  'reports.metric-search-topic': { en: 'By topic', 'de-AT': 'Nach Thema' },
  'reports.metric-search-language': { en: 'By language', 'de-AT': 'Nach Sprache' },
  'reports.metric-search-branch': { en: 'By branch', 'de-AT': 'Nach Filiale' },
  'reports.group-searches': { en: 'Searches', 'de-AT': 'Suchanfragen' },
  'reports.group-searched-by': { en: 'Searched by', 'de-AT': 'Wonach gesucht wurde' },
  'reports.hint-searches': {
    en: 'A search counts for the branch that was chosen, otherwise for that of the best result.',
    'de-AT': 'Eine Suchanfrage zählt zur gewählten Filiale, sonst zu jener des besten Treffers.'
  },
  'reports.hint-searched-by': {
    en: 'A search can use several of these.',
    'de-AT': 'Eine Suchanfrage kann mehrere davon verwenden.'
  },
  'reports.no-branch': { en: 'No branch', 'de-AT': 'Keine Filiale' },
  'reports.top-terms': { en: 'Most frequent searches', 'de-AT': 'Häufigste Suchbegriffe' },
  'reports.terms-hint': {
    en: 'In lowercase and without accents. Phone numbers and e-mail addresses are never stored.',
    'de-AT': 'Kleinbuchstaben ohne Umlaute; Telefonnummern und E-Mail-Adressen werden nie gespeichert.'
  },
  'reports.terms-kept': {
    en: 'Only terms searched for at least {times, number} times are shown, as rare ones may be names. All are deleted after {weeks, number} weeks.',
    'de-AT':
      'Gezeigt wird nur, wonach mindestens {times, number}-mal gesucht wurde: Seltene Begriffe könnten Namen sein. Alle werden nach {weeks, number} Wochen gelöscht.'
  },
  'reports.terms-none': {
    en: 'No term was searched for often enough in this period.',
    'de-AT': 'In diesem Zeitraum wurde kein Begriff oft genug gesucht.'
  },
  'reports.column-term': { en: 'Search term', 'de-AT': 'Suchbegriff' },
  'reports.column-none': { en: 'Without results', 'de-AT': 'Ohne Treffer' },
  'reports.group-visits': { en: 'Visits', 'de-AT': 'Besuche' },
  'reports.group-contacts': { en: 'Contact', 'de-AT': 'Kontakt' },
  'reports.group-appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'reports.group-waitlist': { en: 'Waitlist', 'de-AT': 'Warteliste' },
  'reports.group-texts': { en: 'Text messages', 'de-AT': 'SMS' },
  'reports.group-requests': { en: 'Requests', 'de-AT': 'Anfragen' },
  'reports.group-saved': { en: 'Saved', 'de-AT': 'Gespeichert' },
  'reports.group-removed': { en: 'Removed', 'de-AT': 'Entfernt' },
  'reports.group-push': { en: 'Push notifications', 'de-AT': 'Push-Mitteilungen' },
  'reports.group-now': { en: 'In wallets now', 'de-AT': 'Derzeit in Wallets' },
  'reports.platform-apple': { en: 'Apple Wallet', 'de-AT': 'Apple Wallet' },
  'reports.platform-google': { en: 'Google Wallet', 'de-AT': 'Google Wallet' },
  'reports.hint-visits': {
    en: 'Each visitor counts once a day per profile or branch.',
    'de-AT': 'Wer ein Profil oder eine Filialseite mehrmals am Tag besucht, zählt einmal.'
  },
  'reports.hint-contacts': {
    en: 'Each visitor counts once a day per advisor and button.',
    'de-AT': 'Wer dieselbe Schaltfläche mehrmals am Tag verwendet, zählt einmal.'
  },
  'reports.hint-appointments': {
    en: 'Counted on the day an appointment was booked, rescheduled, cancelled or marked as a no-show.',
    'de-AT': 'Gezählt an dem Tag, an dem gebucht, verschoben, abgesagt oder vermerkt wurde.'
  },
  'reports.hint-waitlist': {
    en: 'Who joined the waitlist, the freed times that were offered, and those that became appointments.',
    'de-AT':
      'Wer sich auf die Warteliste gesetzt hat, welche frei gewordenen Zeiten angeboten wurden und welche davon zu Terminen wurden.'
  },
  'reports.hint-texts': {
    en: 'Services charge for each part of a text message; the settings show what they cost.',
    'de-AT': 'Dienste verrechnen jeden Teil einer SMS; die Einstellungen zeigen die Kosten.'
  },
  'reports.hint-requests': {
    en: 'Counted on the day they were received.',
    'de-AT': 'Gezählt an dem Tag, an dem sie eingelangt sind.'
  },
  'reports.hint-saved': {
    en: 'Each phone that saves a card counts.',
    'de-AT': 'Jedes Handy, auf dem eine Karte gespeichert wird, zählt.'
  },
  'reports.hint-removed': {
    en: 'Phones that removed a card or can no longer be reached.',
    'de-AT': 'Handys, von denen eine Karte entfernt wurde oder die nicht mehr erreichbar sind.'
  },
  'reports.hint-push': {
    en: 'Counted by phone: one notification to a hundred cards counts as a hundred.',
    'de-AT': 'Gezählt nach Handys: Eine Mitteilung an hundert Karten zählt hundertmal.'
  },
  'reports.period': { en: 'Period', 'de-AT': 'Zeitraum' },
  'reports.period-week': { en: 'This week', 'de-AT': 'Diese Woche' },
  'reports.period-month': { en: 'This month', 'de-AT': 'Dieser Monat' },
  'reports.period-quarter': { en: 'This quarter', 'de-AT': 'Dieses Quartal' },
  'reports.period-year': { en: 'This year', 'de-AT': 'Dieses Jahr' },
  'reports.period-last-week': { en: 'Last week', 'de-AT': 'Letzte Woche' },
  'reports.period-last-month': { en: 'Last month', 'de-AT': 'Letzter Monat' },
  'reports.period-last-30-days': { en: 'Last 30 days', 'de-AT': 'Letzte 30 Tage' },
  'reports.period-days': { en: 'From – to', 'de-AT': 'Von – bis' },
  'reports.from': { en: 'From', 'de-AT': 'Von' },
  'reports.to': { en: 'To', 'de-AT': 'Bis' },
  'reports.all-branches': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'reports.advisor': { en: 'Advisor', 'de-AT': 'Beraterin oder Berater' },
  'reports.all-advisors': { en: 'All advisors', 'de-AT': 'Alle Beraterinnen und Berater' },
  'reports.export': { en: 'Download as CSV', 'de-AT': 'Als CSV herunterladen' },
  'reports.print': { en: 'Print', 'de-AT': 'Drucken' },
  'reports.previous-period': { en: 'Previous period', 'de-AT': 'Vorheriger Zeitraum' },
  'reports.next-period': { en: 'Next period', 'de-AT': 'Nächster Zeitraum' },
  'reports.compared': {
    en: 'Compared with {by, select, weekdays {the same weekdays of the previous period, } other {}}{before}',
    'de-AT': 'Verglichen mit {by, select, weekdays {den gleichen Wochentagen im Zeitraum davor, } other {}}{before}'
  },
  'reports.compared-ended': {
    en: 'Without today, compared with {by, select, weekdays {the same weekdays of the previous period, } other {}}{before}',
    'de-AT':
      'Ohne heute verglichen mit {by, select, weekdays {den gleichen Wochentagen im Zeitraum davor, } other {}}{before}'
  },
  'reports.compared-none': {
    en: 'Nothing is compared yet: the first day has not ended.',
    'de-AT': 'Noch kein Vergleich: Der erste Tag ist noch nicht zu Ende.'
  },
  'reports.compared-nothing': {
    en: 'No comparison: there is no data for {before}.',
    'de-AT': 'Kein Vergleich: Für {before} gibt es keine Daten.'
  },
  'reports.more': {
    en: '{count, number} more{percent, select, none {} other { (+{percent}%)}}',
    'de-AT': '{count, number} mehr{percent, select, none {} other { (+{percent}\u00a0%)}}'
  },
  'reports.fewer': {
    en: '{count, number} fewer (−{percent}%)',
    'de-AT': '{count, number} weniger (−{percent}\u00a0%)'
  },
  'reports.same': { en: 'Unchanged', 'de-AT': 'Unverändert' },
  'reports.before': { en: 'before:\u00a0{count, number}', 'de-AT': 'davor:\u00a0{count, number}' },
  'reports.before-ended': {
    en: 'without today:\u00a0{ended, number}, before:\u00a0{count, number}',
    'de-AT': 'ohne heute:\u00a0{ended, number}, davor:\u00a0{count, number}'
  },
  'reports.chart-of': { en: 'Show in the chart', 'de-AT': 'Im Diagramm zeigen' },
  'reports.now': { en: 'This period', 'de-AT': 'Dieser Zeitraum' },
  'reports.earlier': {
    en: 'Previous period{by, select, weekdays {, same weekdays} other {}}',
    'de-AT': 'Zeitraum davor{by, select, weekdays {, gleiche Wochentage} other {}}'
  },
  'reports.value': {
    en: '{step, select, week {Week from {at}} other {{at}}}: {count, number}',
    'de-AT': '{step, select, week {Woche ab {at}} other {{at}}}: {count, number}'
  },
  'reports.values': {
    en: '{step, select, week {Week from {at}} other {{at}}}: {count, number}; {step, select, week {week from {earlier}} other {{earlier}}}: {before, number}',
    'de-AT':
      '{step, select, week {Woche ab {at}} other {{at}}}: {count, number}; {step, select, week {Woche ab {earlier}} other {{earlier}}}: {before, number}'
  },
  'reports.chart-steps': { en: '{metric}, step by step', 'de-AT': '{metric}, Schritt für Schritt' },
  'reports.chart-day': {
    en: '{metric} by day: {count, number} in total, highest value {most, number} ({at}){by, select, weekdays {; beside it the same weekdays of the previous period, {before}} days {; beside it the previous period, {before}} other {}}',
    'de-AT':
      '{metric} täglich: insgesamt {count, number}, höchster Wert {most, number} ({at}){by, select, weekdays {; daneben die gleichen Wochentage im Zeitraum davor, {before}} days {; daneben der Zeitraum davor, {before}} other {}}'
  },
  'reports.chart-week': {
    en: '{metric} by week: {count, number} in total, highest value {most, number} ({at}){by, select, weekdays {; beside it the same weekdays of the previous period, {before}} days {; beside it the previous period, {before}} other {}}',
    'de-AT':
      '{metric} wöchentlich: insgesamt {count, number}, höchster Wert {most, number} ({at}){by, select, weekdays {; daneben die gleichen Wochentage im Zeitraum davor, {before}} days {; daneben der Zeitraum davor, {before}} other {}}'
  },
  'reports.chart-month': {
    en: '{metric} by month: {count, number} in total, highest value {most, number} ({at}){by, select, weekdays {; beside it the same weekdays of the previous period, {before}} days {; beside it the previous period, {before}} other {}}',
    'de-AT':
      '{metric} monatlich: insgesamt {count, number}, höchster Wert {most, number} ({at}){by, select, weekdays {; daneben die gleichen Wochentage im Zeitraum davor, {before}} days {; daneben der Zeitraum davor, {before}} other {}}'
  },
  'reports.table': { en: 'Show as a table', 'de-AT': 'Als Tabelle zeigen' },
  'reports.step-day': { en: 'Day', 'de-AT': 'Tag' },
  'reports.step-week': { en: 'Week from', 'de-AT': 'Woche ab' },
  'reports.step-month': { en: 'Month', 'de-AT': 'Monat' },
  'reports.still-shown': {
    en: 'Still the figures of these days: the dates that you chose make no period.',
    'de-AT': 'Noch die Zahlen dieser Tage: Die gewählten Daten ergeben keinen Zeitraum.'
  },
  'reports.total': { en: 'Total', 'de-AT': 'Summe' },
  'reports.total-ended': { en: 'Total without today', 'de-AT': 'Summe ohne heute' },
  'reports.top': { en: 'Top branches and advisors', 'de-AT': 'Spitzenreiter' },
  'reports.top-by': { en: 'Sorted by', 'de-AT': 'Gereiht nach' },
  'reports.top-branches': { en: 'Branches', 'de-AT': 'Filialen' },
  'reports.top-advisors': { en: 'Advisors', 'de-AT': 'Beraterinnen und Berater' },
  'reports.top-none': { en: 'Nothing in this period.', 'de-AT': 'Nichts in diesem Zeitraum.' },
  'reports.all-branches-ranked': { en: 'Show all branches', 'de-AT': 'Alle Filialen zeigen' },
  'reports.all-terms': { en: 'Show all search terms', 'de-AT': 'Alle Suchbegriffe zeigen' },
  'reports.all-advisors-ranked': {
    en: 'Show all advisors',
    'de-AT': 'Alle Beraterinnen und Berater zeigen'
  },
  'reports.whole-report': { en: 'Back to the report', 'de-AT': 'Zurück zum Bericht' },
  'reports.first-ranked': { en: 'Show only the first ten', 'de-AT': 'Nur die ersten zehn zeigen' },
  'reports.search-branches': { en: 'Search for a branch', 'de-AT': 'Filiale suchen' },
  'reports.search-advisors': { en: 'Search for an advisor', 'de-AT': 'Beraterin oder Berater suchen' },
  'reports.search-terms': { en: 'Search the terms', 'de-AT': 'In den Suchbegriffen suchen' },
  'reports.count-terms': {
    en: '{count, plural, one {# search term} other {# search terms}}',
    'de-AT': '{count, plural, one {# Suchbegriff} other {# Suchbegriffe}}'
  },
  'reports.count-branches': {
    en: '{count, plural, one {# branch} other {# branches}}',
    'de-AT': '{count, plural, one {# Filiale} other {# Filialen}}'
  },
  'reports.count-advisors': {
    en: '{count, plural, one {# advisor} other {# advisors}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}}'
  },
  'reports.none-found': {
    en: 'No name in this list matches the search.',
    'de-AT': 'Kein Name in dieser Liste passt zur Suche.'
  },
  'reports.column-change': { en: 'Change', 'de-AT': 'Veränderung' },
  'reports.funnel': { en: 'From visit to talk', 'de-AT': 'Vom Besuch zum Gespräch' },
  'reports.funnel-hint': {
    en: 'Visits to profiles and branch pages, bookings, and talks that took place in this period. Some talks were booked before it.',
    'de-AT':
      'Besuche auf Profilen und Filialseiten, Buchungen und Gespräche, die in diesem Zeitraum stattgefunden haben. Manche wurden schon davor gebucht.'
  },
  'reports.funnel-visits': { en: 'Visits', 'de-AT': 'Besuche' },
  'reports.funnel-booked': { en: 'Bookings', 'de-AT': 'Buchungen' },
  'reports.funnel-requested': { en: 'Requests', 'de-AT': 'Anfragen' },
  'reports.funnel-held': { en: 'Talks held', 'de-AT': 'Gespräche' },
  'reports.funnel-share-booked': { en: '{share} of visits', 'de-AT': '{share} der Besuche' },
  'reports.funnel-share-requested': { en: '{share} of visits', 'de-AT': '{share} der Besuche' },
  'reports.funnel-share-held': { en: '{share} of bookings', 'de-AT': '{share} der Buchungen' },
  'reports.campaigns': { en: 'Campaigns', 'de-AT': 'Kampagnen' },
  'reports.campaigns-hint': {
    en: 'Visits through links that name a campaign, such as ?src=flyer, and the bookings and requests that followed. Each visitor counts once a day per campaign and page.',
    'de-AT':
      'Besuche über Links, die eine Kampagne nennen, etwa ?src=flyer, und die Buchungen und Anfragen daraus. Wer dieselbe Seite mehrmals am Tag öffnet, zählt je Kampagne einmal.'
  },
  'reports.campaigns-none': {
    en: 'No link with a campaign led here in this period.',
    'de-AT': 'In diesem Zeitraum hat kein Link mit einer Kampagne hierhergeführt.'
  },
  'reports.campaign': { en: 'Campaign', 'de-AT': 'Kampagne' },
  'reports.campaigns-all': {
    en: 'Show all {count, number} campaigns',
    'de-AT': 'Alle {count, number} Kampagnen zeigen'
  },
  'reports.funnel-all': { en: 'Show all {count, number} branches', 'de-AT': 'Alle {count, number} Filialen zeigen' },
  'reports.column-name': { en: 'Name', 'de-AT': 'Name' },
  'reports.column-count': { en: 'Number', 'de-AT': 'Anzahl' },
  'reports.nothing-yet': {
    en: 'Nothing was counted in this period or the previous one.',
    'de-AT': 'In diesem Zeitraum und im Zeitraum davor wurde nichts gezählt.'
  },
  'reports.no-branches': {
    en: 'No branch is assigned to you yet. Please contact your administrator.',
    'de-AT': 'Ihnen ist noch keine Filiale zugewiesen. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal': 'Dir ist noch keine Filiale zugewiesen. Bitte wende dich an deine Administration.'
  }
} satisfies MessageTable
