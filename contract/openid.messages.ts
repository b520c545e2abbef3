import type { MessageTable } from './locales.ts'

/** Signing in with the institution's own sign-in service. */
export const openidMessages = {
  'openid.log-in': { en: 'Log in with {label}', 'de-AT': 'Mit {label} anmelden' },
  'openid.log-in-plain': { en: 'Log in with your staff account', 'de-AT': 'Mit dem Mitarbeiterkonto anmelden' },
  'openid.or-password': { en: 'or with a password', 'de-AT': 'oder mit einem Passwort' },
  'openid.unavailable': {
    en: 'The sign-in service cannot be reached at the moment. Please try again later.',
    'de-AT': 'Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuche es später noch einmal.'
  },
  'openid.expired': {
    en: 'The login took too long, or was begun in another window. Please begin again.',
    'de-AT':
      'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte beginnen Sie von vorne.',
    'de-AT-informal':
      'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte beginne von vorne.'
  },
  'openid.cancelled': {
    en: 'The login was cancelled at the sign-in service.',
    'de-AT': 'Die Anmeldung wurde beim Anmeldedienst abgebrochen.'
  },
  'openid.failed': {
    en: 'What the sign-in service answered could not be verified. Please try again; if it happens again, tell your administration.',
    'de-AT':
      'Die Antwort des Anmeldedienstes ließ sich nicht überprüfen. Bitte versuchen Sie es noch einmal; wenn es wieder geschieht, sagen Sie es Ihrer Administration.',
    'de-AT-informal':
      'Die Antwort des Anmeldedienstes ließ sich nicht überprüfen. Bitte versuche es noch einmal; wenn es wieder geschieht, sag es deiner Administration.'
  },
  'openid.unverified': {
    en: 'The sign-in service has not confirmed your e-mail address, so your account here cannot be found. Please tell your administration.',
    'de-AT':
      'Der Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt, deshalb lässt sich Ihr Konto hier nicht finden. Bitte sagen Sie es Ihrer Administration.',
    'de-AT-informal':
      'Der Anmeldedienst hat deine E-Mail-Adresse nicht bestätigt, deshalb lässt sich dein Konto hier nicht finden. Bitte sag es deiner Administration.'
  },
  'openid.unknown': {
    en: 'There is no account for you here. Please ask your administration for one.',
    'de-AT': 'Für Sie gibt es hier kein Konto. Bitte fragen Sie Ihre Administration danach.',
    'de-AT-informal': 'Für dich gibt es hier kein Konto. Bitte frag deine Administration danach.'
  },
  'openid.deactivated': {
    en: 'Your account has been deactivated. Please ask your administration.',
    'de-AT': 'Ihr Konto wurde deaktiviert. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal': 'Dein Konto wurde deaktiviert. Bitte wende dich an deine Administration.'
  },
  'openid.taken': {
    en: 'The account with your e-mail address belongs to somebody else at the sign-in service. Please tell your administration.',
    'de-AT':
      'Das Konto mit Ihrer E-Mail-Adresse gehört beim Anmeldedienst zu jemand anderem. Bitte sagen Sie es Ihrer Administration.',
    'de-AT-informal':
      'Das Konto mit deiner E-Mail-Adresse gehört beim Anmeldedienst zu jemand anderem. Bitte sag es deiner Administration.'
  },
  'openid.password-off': {
    en: 'Accounts are opened with the sign-in service alone, not with a password.',
    'de-AT': 'Konten werden nur mit dem Anmeldedienst geöffnet, nicht mit einem Passwort.'
  },
  'openid.administrator-first': {
    en: 'First an administrator must log in with the sign-in service, or nobody could log in any more.',
    'de-AT':
      'Zuerst muss sich eine Administratorin oder ein Administrator mit dem Anmeldedienst anmelden, sonst könnte sich niemand mehr anmelden.'
  },
  'openid.passwords-first': {
    en: 'First set openid_password_sign_in to true: with a changed sign-in service nobody might be able to log in any more.',
    'de-AT':
      'Setzen Sie zuerst openid_password_sign_in auf true: Mit einem geänderten Anmeldedienst könnte sich vielleicht niemand mehr anmelden.',
    'de-AT-informal':
      'Setz zuerst openid_password_sign_in auf true: Mit einem geänderten Anmeldedienst könnte sich vielleicht niemand mehr anmelden.'
  },
  'openid.log-out': { en: 'Logging out', 'de-AT': 'Abmeldung' },
  'openid.log-out-lead': {
    en: 'You are logged out here. You are now being logged out of the sign-in service too.',
    'de-AT': 'Hier sind Sie abgemeldet. Sie werden nun auch beim Anmeldedienst abgemeldet.',
    'de-AT-informal': 'Hier bist du abgemeldet. Du wirst nun auch beim Anmeldedienst abgemeldet.'
  },
  'openid.go-on': { en: 'Continue to the sign-in service', 'de-AT': 'Weiter zum Anmeldedienst' }
} satisfies MessageTable
