import type { MessageTable } from './locales.ts'

/** Signing in and out, and a forgotten password. */
export const accountMessages = {
  'account.error-title': { en: 'Error: {title}', 'de-AT': 'Fehler: {title}' },
  'account.log-in': { en: 'Log in', 'de-AT': 'Anmelden' },
  'account.log-in-lead': {
    en: 'Access for the staff of {tenant}.',
    'de-AT': 'Zugang für Mitarbeiterinnen und Mitarbeiter von {tenant}.'
  },
  'account.email': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'account.password': { en: 'Password', 'de-AT': 'Passwort' },
  'account.forgot': { en: 'Forgotten your password?', 'de-AT': 'Passwort vergessen?' },
  'account.wrong': {
    en: 'The e-mail address or the password is not right. Please check both.',
    'de-AT': 'Die E-Mail-Adresse oder das Passwort stimmt nicht. Bitte prüfen Sie beides.',
    'de-AT-informal': 'Die E-Mail-Adresse oder das Passwort stimmt nicht. Bitte prüfe beides.'
  },
  'account.email-missing': {
    en: 'Enter your e-mail address.',
    'de-AT': 'Geben Sie Ihre E-Mail-Adresse ein.',
    'de-AT-informal': 'Gib deine E-Mail-Adresse ein.'
  },
  'account.email-invalid': {
    en: 'Enter an e-mail address such as name@example.com.',
    'de-AT': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    'de-AT-informal': 'Gib eine E-Mail-Adresse wie name@example.com ein.'
  },
  'account.password-missing': {
    en: 'Enter your password.',
    'de-AT': 'Geben Sie Ihr Passwort ein.',
    'de-AT-informal': 'Gib dein Passwort ein.'
  },
  'account.log-out': { en: 'Log out', 'de-AT': 'Abmelden' },
  'account.log-out-lead': {
    en: 'You are logged in as {name}.',
    'de-AT': 'Sie sind als {name} angemeldet.',
    'de-AT-informal': 'Du bist als {name} angemeldet.'
  },
  'account.stay': { en: 'Stay logged in', 'de-AT': 'Angemeldet bleiben' },
  'account.logged-out': {
    en: 'You have been logged out.',
    'de-AT': 'Sie haben sich abgemeldet.',
    'de-AT-informal': 'Du hast dich abgemeldet.'
  },
  'account.reset': {
    en: 'Reset your password',
    'de-AT': 'Passwort zurücksetzen'
  },
  'account.reset-lead': {
    en: 'Enter the e-mail address of your account. We will send you a link with which you can set a new password.',
    'de-AT':
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    'de-AT-informal':
      'Gib die E-Mail-Adresse deines Kontos ein. Wir senden dir einen Link, mit dem du ein neues Passwort festlegst.'
  },
  'account.send-link': { en: 'Send link', 'de-AT': 'Link senden' },
  'account.back-to-log-in': { en: 'Back to log in', 'de-AT': 'Zurück zur Anmeldung' },
  'account.sent': {
    en: 'Please check your mailbox',
    'de-AT': 'Bitte sehen Sie in Ihrem Postfach nach',
    'de-AT-informal': 'Bitte sieh in deinem Postfach nach'
  },
  'account.sent-lead': {
    en: 'If there is an account for {email}, a link is on its way. It works for one hour. If nothing arrives, please look in the spam folder.',
    'de-AT':
      'Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde. Falls nichts ankommt, sehen Sie bitte im Spam-Ordner nach.',
    'de-AT-informal':
      'Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde. Falls nichts ankommt, sieh bitte im Spam-Ordner nach.'
  },
  'account.new-password': { en: 'New password', 'de-AT': 'Neues Passwort' },
  'account.set-password': { en: 'Set a new password', 'de-AT': 'Neues Passwort festlegen' },
  'account.set-password-lead': {
    en: 'For {email}. You will be logged out on all your devices.',
    'de-AT': 'Für {email}. Sie werden auf allen Ihren Geräten abgemeldet.',
    'de-AT-informal': 'Für {email}. Du wirst auf allen deinen Geräten abgemeldet.'
  },
  'account.password-help': {
    en: 'At least {min} characters. Several words that do not belong together are easy to remember and hard to guess.',
    'de-AT':
      'Mindestens {min} Zeichen. Mehrere Wörter, die nicht zusammengehören, sind leicht zu merken und schwer zu erraten.'
  },
  'account.repeat-password': { en: 'Repeat new password', 'de-AT': 'Neues Passwort wiederholen' },
  'account.too-short': {
    en: 'The password needs at least {min} characters.',
    'de-AT': 'Das Passwort braucht mindestens {min} Zeichen.'
  },
  'account.too-long': {
    en: 'The password may have at most {max} characters.',
    'de-AT': 'Das Passwort darf höchstens {max} Zeichen haben.'
  },
  'account.too-simple': {
    en: 'This password is easy to guess. Please choose another one.',
    'de-AT': 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    'de-AT-informal': 'Dieses Passwort ist leicht zu erraten. Bitte wähle ein anderes.'
  },
  'account.not-alike': {
    en: 'The two passwords are not the same.',
    'de-AT': 'Die beiden Passwörter sind nicht gleich.'
  },
  'account.welcome': { en: 'Welcome to {tenant}', 'de-AT': 'Willkommen bei {tenant}' },
  'account.welcome-lead': {
    en: 'There is an account for you: {email}. Set a password with which you log in from now on.',
    'de-AT': 'Für Sie gibt es ein Konto: {email}. Legen Sie ein Passwort fest, mit dem Sie sich künftig anmelden.',
    'de-AT-informal': 'Für dich gibt es ein Konto: {email}. Leg ein Passwort fest, mit dem du dich künftig anmeldest.'
  },
  'account.set-first-password': { en: 'Set password', 'de-AT': 'Passwort festlegen' },
  'account.password-set': {
    en: 'Your password has been set. Please log in with it.',
    'de-AT': 'Ihr Passwort ist festgelegt. Bitte melden Sie sich damit an.',
    'de-AT-informal': 'Dein Passwort ist festgelegt. Bitte melde dich damit an.'
  },
  'account.invitation-expired': {
    en: 'An invitation works once and for a limited time. Please ask whoever invited you for a new one.',
    'de-AT':
      'Eine Einladung gilt einmal und nur eine Zeit lang. Bitte ersuchen Sie die Stelle, die Sie eingeladen hat, um eine neue.',
    'de-AT-informal':
      'Eine Einladung gilt einmal und nur eine Zeit lang. Bitte ersuche die Stelle, die dich eingeladen hat, um eine neue.'
  },
  'account.expired': { en: 'This link no longer works', 'de-AT': 'Dieser Link gilt nicht mehr' },
  'account.expired-lead': {
    en: 'A link to reset a password works once, for one hour. Please ask for a new one.',
    'de-AT': 'Ein Link zum Zurücksetzen gilt einmal und eine Stunde lang. Bitte fordern Sie einen neuen an.',
    'de-AT-informal': 'Ein Link zum Zurücksetzen gilt einmal und eine Stunde lang. Bitte fordere einen neuen an.'
  },
  'account.new-link': { en: 'Ask for a new link', 'de-AT': 'Neuen Link anfordern' },
  'account.password-changed': {
    en: 'Your password has been changed. Please log in with the new one.',
    'de-AT': 'Ihr Passwort wurde geändert. Bitte melden Sie sich mit dem neuen an.',
    'de-AT-informal': 'Dein Passwort wurde geändert. Bitte melde dich mit dem neuen an.'
  }
} satisfies MessageTable
