import type { MessageTable } from '../locales.ts'

export const webhooksMessages = {
  'webhooks.add': { en: 'Add webhook', 'de-AT': 'Webhook hinzufügen' },
  'webhooks.edit-title': { en: 'Edit webhook', 'de-AT': 'Webhook bearbeiten' },
  'webhooks.list': { en: 'Webhooks', 'de-AT': 'Webhooks' },
  'webhooks.empty': {
    en: 'There are no webhooks yet. With one, a program such as a CRM learns of appointments, requests, chats and people as soon as something changes.',
    'de-AT':
      'Es gibt noch keine Webhooks. Damit erfährt ein Programm wie ein CRM sofort, wenn sich bei Terminen, Anfragen, Chats oder Personen etwas ändert.'
  },
  'webhooks.name': { en: 'Name', 'de-AT': 'Name' },
  'webhooks.url': { en: 'Address', 'de-AT': 'Adresse' },
  'webhooks.url-help': {
    en: 'Where the program receives events, beginning with https://',
    'de-AT': 'Wo das Programm Ereignisse empfängt, beginnend mit https://'
  },
  'webhooks.events': { en: 'Events', 'de-AT': 'Ereignisse' },
  'webhooks.events-help': {
    en: 'Events contain no personal data. The program reads the rest with an API token.',
    'de-AT': 'Ereignisse enthalten keine personenbezogenen Daten. Das Übrige liest das Programm mit einem API-Token.'
  },
  'webhooks.of-appointment': { en: 'Appointments', 'de-AT': 'Termine' },
  'webhooks.of-lead': { en: 'Leads', 'de-AT': 'Leads' },
  'webhooks.of-contact_request': { en: 'Contact requests', 'de-AT': 'Kontaktanfragen' },
  'webhooks.of-conversation': { en: 'Chats', 'de-AT': 'Chats' },
  'webhooks.of-person': { en: 'People', 'de-AT': 'Personen' },
  'webhooks.deed-requested': { en: 'Requested', 'de-AT': 'Angefragt' },
  'webhooks.deed-booked': { en: 'Booked', 'de-AT': 'Gebucht' },
  'webhooks.deed-confirmed': { en: 'Confirmed', 'de-AT': 'Bestätigt' },
  'webhooks.deed-moved': { en: 'Moved', 'de-AT': 'Verschoben' },
  'webhooks.deed-changed': { en: 'Changed', 'de-AT': 'Geändert' },
  'webhooks.deed-handed_over': { en: 'Handed over', 'de-AT': 'Übergeben' },
  'webhooks.deed-declined': { en: 'Declined', 'de-AT': 'Abgelehnt' },
  'webhooks.deed-lapsed': { en: 'Lapsed', 'de-AT': 'Verfallen' },
  'webhooks.deed-cancelled': { en: 'Cancelled', 'de-AT': 'Abgesagt' },
  'webhooks.deed-created': { en: 'Created', 'de-AT': 'Angelegt' },
  'webhooks.deed-assigned': { en: 'Assigned', 'de-AT': 'Zugewiesen' },
  'webhooks.deed-opened': { en: 'Opened', 'de-AT': 'Begonnen' },
  'webhooks.deed-ended': { en: 'Ended', 'de-AT': 'Beendet' },
  'webhooks.deed-deactivated': { en: 'Deactivated', 'de-AT': 'Deaktiviert' },
  'webhooks.event': { en: '{subject}: {deed}', 'de-AT': '{subject}: {deed}' },
  'webhooks.event-test': { en: 'Test event', 'de-AT': 'Testereignis' },
  'webhooks.on': { en: 'Turned on', 'de-AT': 'Eingeschaltet' },
  'webhooks.on-help': {
    en: 'While it is off, events are not kept for it.',
    'de-AT': 'Solange er aus ist, werden für ihn keine Ereignisse aufgehoben.'
  },
  'webhooks.off': { en: 'Turned off', 'de-AT': 'Ausgeschaltet' },
  'webhooks.disabled': {
    en: 'Turned off by itself on {moment}, since nothing arrived any more',
    'de-AT': 'Am {moment} von selbst ausgeschaltet, weil nichts mehr ankam'
  },
  'webhooks.failing': { en: 'Fails since {moment}', 'de-AT': 'Fehler seit {moment}' },
  'webhooks.previous': {
    en: 'The previous secret signs as well until {moment}',
    'de-AT': 'Das bisherige Secret unterschreibt noch bis {moment} mit'
  },
  'webhooks.count': {
    en: '{count, plural, one {# event} other {# events}}',
    'de-AT': '{count, plural, one {# Ereignis} other {# Ereignisse}}'
  },
  'webhooks.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'webhooks.edit-of': { en: 'Edit {name}', 'de-AT': '{name} bearbeiten' },
  'webhooks.deliveries': { en: 'Deliveries', 'de-AT': 'Zustellungen' },
  'webhooks.deliveries-of': { en: 'Deliveries to {name}', 'de-AT': 'Zustellungen an {name}' },
  'webhooks.test': { en: 'Send test event', 'de-AT': 'Testereignis senden' },
  'webhooks.tested': { en: 'The test event is on its way', 'de-AT': 'Das Testereignis ist unterwegs' },
  'webhooks.rotate': { en: 'Replace secret', 'de-AT': 'Secret ersetzen' },
  'webhooks.rotate-of': { en: 'Replace secret of {name}', 'de-AT': 'Secret ersetzen: {name}' },
  'webhooks.rotate-title': { en: 'Replace secret?', 'de-AT': 'Secret ersetzen?' },
  'webhooks.rotate-question': {
    en: '{name} gets a new secret. For 24 hours, events are signed with both, so that you can replace it there.',
    'de-AT':
      '{name} bekommt ein neues Secret. 24 Stunden lang werden Ereignisse mit beiden unterschrieben, damit Sie es dort ersetzen können.',
    'de-AT-informal':
      '{name} bekommt ein neues Secret. 24 Stunden lang werden Ereignisse mit beiden unterschrieben, damit du es dort ersetzen kannst.'
  },
  'webhooks.rotated': { en: 'The secret of {name} is replaced', 'de-AT': 'Das Secret von {name} ist ersetzt' },
  'webhooks.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'webhooks.delete-of': { en: 'Delete {name}', 'de-AT': '{name} löschen' },
  'webhooks.delete-title': { en: 'Delete webhook?', 'de-AT': 'Webhook löschen?' },
  'webhooks.delete-question': {
    en: '{name} will be deleted with its deliveries. What has not arrived yet is not sent any more.',
    'de-AT': '{name} wird mit den Zustellungen gelöscht. Was noch nicht angekommen ist, wird nicht mehr gesendet.'
  },
  'webhooks.secret-title': { en: 'The secret of the webhook', 'de-AT': 'Das Secret des Webhooks' },
  'webhooks.secret-text': {
    en: 'Copy the secret now and enter it in the program, which checks the signatures with it. It is shown this once.',
    'de-AT':
      'Kopieren Sie das Secret jetzt und tragen Sie es im Programm ein, das damit die Unterschriften prüft. Es wird nur dieses eine Mal angezeigt.',
    'de-AT-informal':
      'Kopiere das Secret jetzt und trag es im Programm ein, das damit die Unterschriften prüft. Es wird nur dieses eine Mal angezeigt.'
  },
  'webhooks.secret-of': { en: 'Secret of {name}', 'de-AT': 'Secret von {name}' },
  'webhooks.done': { en: 'I have saved the secret', 'de-AT': 'Ich habe das Secret gespeichert' },
  'webhooks.no-deliveries': {
    en: 'Nothing was sent in the last 30 days.',
    'de-AT': 'In den letzten 30 Tagen wurde nichts gesendet.'
  },
  'webhooks.newest': { en: 'The latest {shown} of {total}', 'de-AT': 'Die neuesten {shown} von {total}' },
  'webhooks.state-waiting': { en: 'Is tried again on {moment}', 'de-AT': 'Nächster Versuch am {moment}' },
  'webhooks.state-first': { en: 'On its way', 'de-AT': 'Unterwegs' },
  'webhooks.state-delivered': { en: 'Delivered', 'de-AT': 'Zugestellt' },
  'webhooks.state-failed': { en: 'Failed', 'de-AT': 'Fehlgeschlagen' },
  'webhooks.status': { en: 'Answer {status} after {duration} ms', 'de-AT': 'Antwort {status} nach {duration} ms' },
  'webhooks.attempts': {
    en: '{count, plural, one {# attempt} other {# attempts}}',
    'de-AT': '{count, plural, one {# Versuch} other {# Versuche}}'
  },
  'webhooks.fault-timeout': { en: 'No answer within 15 seconds', 'de-AT': 'Keine Antwort innerhalb von 15 Sekunden' },
  'webhooks.fault-address': {
    en: 'The address is not on the public internet',
    'de-AT': 'Die Adresse liegt nicht im öffentlichen Internet'
  },
  'webhooks.fault-redirect': { en: 'Redirected', 'de-AT': 'Weitergeleitet' },
  'webhooks.fault-too-large': {
    en: 'The answer had more than 1 MB',
    'de-AT': 'Die Antwort hatte mehr als 1 MB'
  },
  'webhooks.fault-unreachable': { en: 'Not reachable', 'de-AT': 'Nicht erreichbar' },
  'webhooks.fault-off': { en: 'The webhook was turned off', 'de-AT': 'Der Webhook war ausgeschaltet' },
  'webhooks.again': { en: 'Send again', 'de-AT': 'Noch einmal senden' },
  'webhooks.again-of': { en: 'Send again: {event} of {moment}', 'de-AT': 'Noch einmal senden: {event} vom {moment}' },
  'webhooks.since': { en: 'Send everything again', 'de-AT': 'Alles noch einmal senden' },
  'webhooks.since-day': { en: 'Of the last 24 hours', 'de-AT': 'Der letzten 24 Stunden' },
  'webhooks.since-week': { en: 'Of the last 7 days', 'de-AT': 'Der letzten 7 Tage' },
  'webhooks.replayed': {
    en: '{count, plural, =0 {There was nothing to send again} one {# event is sent again} other {# events are sent again}}',
    'de-AT':
      '{count, plural, =0 {Es gab nichts, was noch einmal gesendet werden könnte} one {# Ereignis wird noch einmal gesendet} other {# Ereignisse werden noch einmal gesendet}}'
  },
  'webhooks.gone': {
    en: 'Someone else has deleted this webhook in the meantime.',
    'de-AT': 'Dieser Webhook wurde inzwischen von jemand anderem gelöscht.'
  }
} satisfies MessageTable
