import type { MessageTable } from '../locales.ts'

export const dataRequestsMessages = {
  'data-requests.send': { en: 'Send data', 'de-AT': 'Daten senden' },
  'data-requests.send-title': { en: 'Send {name} their data?', 'de-AT': 'Daten an {name} senden?' },
  'data-requests.send-lead': {
    en: 'A link to everything that is stored about this customer goes to {value}. It opens for seven days.',
    'de-AT': 'Ein Link zu allem, was über diese Person gespeichert ist, geht an {value}. Er gilt sieben Tage.'
  },
  'data-requests.send-notes': {
    en: 'Internal notes on appointments, requests and chats are part of it, without who wrote them. Read them first: what is in there about other people must be deleted before.',
    'de-AT':
      'Auch interne Notizen zu Terminen, Anfragen und Chats sind dabei, ohne wer sie geschrieben hat. Alle gehören vorher gelesen: Was darin über andere steht, muss zuerst gelöscht werden.'
  },
  'data-requests.sent-notice': { en: 'Link sent', 'de-AT': 'Link gesendet' },
  'data-requests.kind-information': { en: 'Information', 'de-AT': 'Auskunft' },
  'data-requests.kind-portability': { en: 'Portability', 'de-AT': 'Datenübertragung' },
  'data-requests.kind-erasure': { en: 'Erasure', 'de-AT': 'Löschung' },
  'data-requests.state-open': { en: 'Open', 'de-AT': 'Offen' },
  'data-requests.state-done': { en: 'Done', 'de-AT': 'Erledigt' },
  'data-requests.state-sent': { en: 'Link sent', 'de-AT': 'Link gesendet' },
  'data-requests.state-fetched': { en: 'Data fetched', 'de-AT': 'Daten abgeholt' }
} satisfies MessageTable
