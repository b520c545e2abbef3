import type { MessageTable } from '../locales.ts'

/** The advisor's WhatsApp settings (spec §2, §5). */
export const whatsappSettingsMessages = {
  'whatsapp-settings.header': { en: 'WhatsApp settings', 'de-AT': 'WhatsApp-Einstellungen' },
  'whatsapp-settings.lead': {
    en: 'With WhatsApp, your card and pages can show a button for customers to message you.',
    'de-AT':
      'Mit WhatsApp können Ihre Karte und Ihre Seiten eine Schaltfläche zeigen, über die man Ihnen schreiben kann.',
    'de-AT-informal':
      'Mit WhatsApp können deine Karte und deine Seiten eine Schaltfläche zeigen, über die man dir schreiben kann.'
  },
  'whatsapp-settings.hidden-option': {
    en: 'WhatsApp is enabled, but customers do not see it at the moment: it is turned off on your card.',
    'de-AT': 'WhatsApp ist aktiv, erscheint derzeit aber nicht: Auf Ihrer Karte ist es ausgeschaltet.',
    'de-AT-informal': 'WhatsApp ist aktiv, erscheint derzeit aber nicht: Auf deiner Karte ist es ausgeschaltet.'
  },
  'whatsapp-settings.hidden-layout': {
    en: 'WhatsApp is enabled, but your card does not show it: your institution hides it in the layout of its cards.',
    'de-AT':
      'WhatsApp ist aktiv, erscheint derzeit aber nicht auf Ihrer Karte: Ihr Institut blendet es im Layout der Karten aus.',
    'de-AT-informal':
      'WhatsApp ist aktiv, erscheint derzeit aber nicht auf deiner Karte: Dein Institut blendet es im Layout der Karten aus.'
  },
  'whatsapp-settings.hidden-number': {
    en: 'WhatsApp is enabled, but customers do not see it at the moment: your institution has no WhatsApp number.',
    'de-AT': 'WhatsApp ist aktiv, erscheint derzeit aber nicht: Ihr Institut hat keine WhatsApp-Nummer.',
    'de-AT-informal': 'WhatsApp ist aktiv, erscheint derzeit aber nicht: Dein Institut hat keine WhatsApp-Nummer.'
  },
  'whatsapp-settings.to-option': {
    en: 'Go to your card',
    'de-AT': 'Zu Ihrer Karte',
    'de-AT-informal': 'Zu deiner Karte'
  },
  'whatsapp-settings.to-layout': { en: 'Go to the layout of cards', 'de-AT': 'Zum Layout der Karten' },
  'whatsapp-settings.to-number': { en: 'Go to the settings', 'de-AT': 'Zu den Einstellungen' },
  'whatsapp-settings.ask-administrator': {
    en: 'Please ask your administrator.',
    'de-AT': 'Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal': 'Bitte wende dich an deine Administration.'
  },
  'whatsapp-settings.toggle': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  'whatsapp-settings.enabled': { en: 'Enabled', 'de-AT': 'Aktiv' },
  'whatsapp-settings.disabled': { en: 'Disabled', 'de-AT': 'Inaktiv' },
  'whatsapp-settings.saved': { en: 'WhatsApp settings saved', 'de-AT': 'WhatsApp-Einstellungen gespeichert' },
  'whatsapp-settings.id': {
    en: 'Your OSP User ID',
    'de-AT': 'Ihre OSP-Benutzer-ID',
    'de-AT-informal': 'Deine OSP-Benutzer-ID'
  },
  'whatsapp-settings.hint': {
    en: 'Please enter your OSP user ID. WhatsApp cannot be activated without it. It identifies you to the WhatsApp service; your administrator can tell you what it is.',
    'de-AT':
      'Bitte geben Sie Ihre OSP-Benutzer-ID ein. Ohne sie lässt sich WhatsApp nicht aktivieren. Mit ihr erkennt Sie der WhatsApp-Dienst; Ihre Administration kann sie Ihnen nennen.',
    'de-AT-informal':
      'Bitte gib deine OSP-Benutzer-ID ein. Ohne sie lässt sich WhatsApp nicht aktivieren. Mit ihr erkennt dich der WhatsApp-Dienst; deine Administration kann sie dir nennen.'
  }
} satisfies MessageTable
