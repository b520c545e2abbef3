import type { MessageTable } from '../locales.ts'

/** Signing in with the institution's own sign-in service. */
export const openidMessages = {
  'openid.log-in': { en: 'Sign in with {label}', 'de-AT': 'Mit {label} anmelden' },
  'openid.log-in-plain': { en: 'Sign in with your staff account', 'de-AT': 'Mit dem Mitarbeiterkonto anmelden' },
  'openid.or-password': { en: 'or with a password', 'de-AT': 'oder mit einem Passwort' },
  'openid.unavailable': {
    en: 'The sign-in service cannot be reached at the moment. Please try again later.',
    'de-AT': 'Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
    'de-AT-informal': 'Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuche es später noch einmal.'
  },
  'openid.expired': {
    en: 'Signing in took too long or was started in another window. Please start again.',
    'de-AT':
      'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte beginnen Sie von vorne.',
    'de-AT-informal':
      'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte beginne von vorne.'
  },
  'openid.cancelled': {
    en: 'Sign-in was cancelled at the sign-in service.',
    'de-AT': 'Die Anmeldung wurde beim Anmeldedienst abgebrochen.'
  },
  'openid.failed': {
    en: 'We could not verify the sign-in service’s response. Please try again. If this keeps happening, contact your administrator.',
    'de-AT':
      'Die Antwort des Anmeldedienstes ließ sich nicht überprüfen. Bitte versuchen Sie es noch einmal. Wenn das wieder passiert, wenden Sie sich bitte an Ihre Administration.',
    'de-AT-informal':
      'Die Antwort des Anmeldedienstes ließ sich nicht überprüfen. Bitte versuche es noch einmal. Wenn das wieder passiert, wende dich bitte an deine Administration.'
  },
  'openid.unverified': {
    en: 'The sign-in service has not confirmed your e-mail address, so we cannot find your account. Please contact your administrator.',
    'de-AT':
      'Der Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt. Daher lässt sich Ihr Konto nicht finden. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal':
      'Der Anmeldedienst hat deine E-Mail-Adresse nicht bestätigt. Daher lässt sich dein Konto nicht finden. Bitte wende dich an deine Administration.'
  },
  'openid.unknown': {
    en: 'You do not have an account here. Please contact your administrator.',
    'de-AT': 'Für Sie gibt es hier kein Konto. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal': 'Für dich gibt es hier kein Konto. Bitte wende dich an deine Administration.'
  },
  'openid.deactivated': {
    en: 'Your account has been deactivated. Please contact your administrator.',
    'de-AT': 'Ihr Konto wurde deaktiviert. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal': 'Dein Konto wurde deaktiviert. Bitte wende dich an deine Administration.'
  },
  'openid.taken': {
    en: 'The account with your e-mail address is linked to someone else at the sign-in service. Please contact your administrator.',
    'de-AT':
      'Das Konto mit Ihrer E-Mail-Adresse ist beim Anmeldedienst mit einer anderen Person verknüpft. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal':
      'Das Konto mit deiner E-Mail-Adresse ist beim Anmeldedienst mit einer anderen Person verknüpft. Bitte wende dich an deine Administration.'
  },
  'openid.password-off': {
    en: 'Signing in with a password is turned off. Please use the sign-in service.',
    'de-AT': 'Die Anmeldung mit Passwort ist ausgeschaltet. Bitte melden Sie sich über den Anmeldedienst an.',
    'de-AT-informal': 'Die Anmeldung mit Passwort ist ausgeschaltet. Bitte melde dich über den Anmeldedienst an.'
  },
  'openid.administrator-first': {
    en: 'An administrator must first sign in with the sign-in service. Otherwise no one could sign in.',
    'de-AT':
      'Zuerst muss sich eine Administratorin oder ein Administrator über den Anmeldedienst anmelden. Sonst könnte sich niemand mehr anmelden.'
  },
  'openid.passwords-first': {
    en: 'First allow signing in with e-mail address and password. Otherwise a changed sign-in service could lock everyone out.',
    'de-AT':
      'Zuerst muss die Anmeldung mit E-Mail-Adresse und Passwort erlaubt sein. Sonst könnte ein geänderter Anmeldedienst alle aussperren.'
  },
  'openid.log-out': { en: 'Signing out', 'de-AT': 'Abmeldung' },
  'openid.log-out-lead': {
    en: 'You are signed out here. You are now being signed out of the sign-in service too.',
    'de-AT': 'Hier sind Sie abgemeldet. Sie werden nun auch beim Anmeldedienst abgemeldet.',
    'de-AT-informal': 'Hier bist du abgemeldet. Du wirst nun auch beim Anmeldedienst abgemeldet.'
  },
  'openid.go-on': { en: 'Continue to the sign-in service', 'de-AT': 'Weiter zum Anmeldedienst' }
} satisfies MessageTable
