import type { MessageTable } from '../locales.ts'

/** Signing in and out, and a forgotten password. */
export const accountMessages = {
  'account.error-title': { en: 'Error: {title}', 'de-AT': 'Fehler: {title}' },
  'account.log-in': { en: 'Sign in', 'de-AT': 'Anmelden' },
  'account.log-in-lead': {
    en: 'Staff access to {tenant}.',
    'de-AT': 'Zugang für Mitarbeiterinnen und Mitarbeiter von {tenant}.'
  },
  'account.email': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'account.password': { en: 'Password', 'de-AT': 'Passwort' },
  'account.forgot': { en: 'Forgotten your password?', 'de-AT': 'Passwort vergessen?' },
  'account.wrong': {
    en: 'The e-mail address or password is incorrect. Please check both.',
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
  'account.log-out': { en: 'Sign out', 'de-AT': 'Abmelden' },
  'account.log-out-lead': {
    en: 'You are signed in as {name}.',
    'de-AT': 'Sie sind als {name} angemeldet.',
    'de-AT-informal': 'Du bist als {name} angemeldet.'
  },
  'account.stay': { en: 'Stay signed in', 'de-AT': 'Angemeldet bleiben' },
  'account.logged-out': {
    en: 'You have signed out.',
    'de-AT': 'Sie haben sich abgemeldet.',
    'de-AT-informal': 'Du hast dich abgemeldet.'
  },
  'account.reset': {
    en: 'Reset your password',
    'de-AT': 'Passwort zurücksetzen'
  },
  'account.change': { en: 'Change your password', 'de-AT': 'Passwort ändern' },
  'account.reset-lead': {
    en: 'Enter the e-mail address of your account. We will send you a link to set a new password.',
    'de-AT':
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    'de-AT-informal':
      'Gib die E-Mail-Adresse deines Kontos ein. Wir senden dir einen Link, mit dem du ein neues Passwort festlegst.'
  },
  'account.send-link': { en: 'Send link', 'de-AT': 'Link senden' },
  'account.back-to-log-in': { en: 'Back to sign-in', 'de-AT': 'Zurück zur Anmeldung' },
  'account.sent': {
    en: 'Check your e-mail',
    'de-AT': 'Bitte sehen Sie in Ihrem Postfach nach',
    'de-AT-informal': 'Bitte sieh in deinem Postfach nach'
  },
  'account.sent-lead': {
    en: 'If there is an account for {email}, a link is on its way. It is valid for one hour. If nothing arrives, check your spam folder.',
    'de-AT':
      'Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde. Falls nichts ankommt, sehen Sie bitte im Spam-Ordner nach.',
    'de-AT-informal':
      'Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde. Falls nichts ankommt, sieh bitte im Spam-Ordner nach.'
  },
  'account.new-password': { en: 'New password', 'de-AT': 'Neues Passwort' },
  'account.set-password': { en: 'Set a new password', 'de-AT': 'Neues Passwort festlegen' },
  'account.set-password-lead': {
    en: 'For {email}. You will be signed out on all your devices.',
    'de-AT': 'Für {email}. Sie werden auf allen Ihren Geräten abgemeldet.',
    'de-AT-informal': 'Für {email}. Du wirst auf allen deinen Geräten abgemeldet.'
  },
  'account.password-help': {
    en: 'At least {min} characters. Several unrelated words are easy to remember and hard to guess.',
    'de-AT':
      'Mindestens {min} Zeichen. Mehrere Wörter, die nicht zusammengehören, sind leicht zu merken und schwer zu erraten.'
  },
  'account.repeat-password': { en: 'Repeat new password', 'de-AT': 'Neues Passwort wiederholen' },
  'account.too-short': {
    en: 'The password must have at least {min} characters.',
    'de-AT': 'Das Passwort muss mindestens {min} Zeichen haben.'
  },
  'account.too-long': {
    en: 'The password can have at most {max} characters.',
    'de-AT': 'Das Passwort darf höchstens {max} Zeichen haben.'
  },
  'account.leaked': {
    en: 'This password is in lists of leaked passwords, which attackers try first. Choose several unrelated words instead, and change it wherever else you use it.',
    'de-AT':
      'Dieses Passwort steht in Listen gestohlener Passwörter, die Angreifer zuerst probieren. Wählen Sie mehrere Wörter, die nicht zusammengehören, und ändern Sie es überall, wo Sie es sonst verwenden.',
    'de-AT-informal':
      'Dieses Passwort steht in Listen gestohlener Passwörter, die Angreifer zuerst probieren. Wähle mehrere Wörter, die nicht zusammengehören, und ändere es überall, wo du es sonst verwendest.'
  },
  'account.too-simple': {
    en: 'This password is easy to guess: it is widely used, or made of your name or the institution’s. Please choose several unrelated words instead.',
    'de-AT':
      'Dieses Passwort ist leicht zu erraten: Es ist weit verbreitet oder besteht aus Ihrem Namen oder dem des Instituts. Bitte wählen Sie mehrere Wörter, die nicht zusammengehören.',
    'de-AT-informal':
      'Dieses Passwort ist leicht zu erraten: Es ist weit verbreitet oder besteht aus deinem Namen oder dem des Instituts. Bitte wähle mehrere Wörter, die nicht zusammengehören.'
  },
  'account.not-alike': { en: 'The passwords do not match.', 'de-AT': 'Die beiden Passwörter stimmen nicht überein.' },
  'account.welcome': { en: 'Welcome to {tenant}', 'de-AT': 'Willkommen bei {tenant}' },
  'account.welcome-lead': {
    en: 'An account has been created for you: {email}. Set a password to sign in with.',
    'de-AT':
      'Für Sie wurde ein Konto angelegt: {email}. Legen Sie ein Passwort fest, mit dem Sie sich künftig anmelden.',
    'de-AT-informal':
      'Für dich wurde ein Konto angelegt: {email}. Leg ein Passwort fest, mit dem du dich künftig anmeldest.'
  },
  'account.set-first-password': { en: 'Set password', 'de-AT': 'Passwort festlegen' },
  'account.password-set': {
    en: 'Your password has been set. Please sign in.',
    'de-AT': 'Ihr Passwort ist festgelegt. Bitte melden Sie sich an.',
    'de-AT-informal': 'Dein Passwort ist festgelegt. Bitte melde dich an.'
  },
  'account.invitation-expired': {
    en: 'An invitation can be used once and expires after some time. Please ask the person who invited you for a new one.',
    'de-AT':
      'Eine Einladung gilt nur einmal und läuft nach einiger Zeit ab. Bitte wenden Sie sich an die Person, die Sie eingeladen hat: Sie kann Ihnen eine neue senden.',
    'de-AT-informal':
      'Eine Einladung gilt nur einmal und läuft nach einiger Zeit ab. Bitte wende dich an die Person, die dich eingeladen hat: Sie kann dir eine neue senden.'
  },
  'account.expired': { en: 'This link is no longer valid', 'de-AT': 'Dieser Link ist nicht mehr gültig' },
  'account.expired-lead': {
    en: 'A link to reset your password can be used once, within one hour. Please request a new one.',
    'de-AT':
      'Ein Link zum Zurücksetzen des Passworts gilt nur einmal und eine Stunde lang. Bitte fordern Sie einen neuen an.',
    'de-AT-informal':
      'Ein Link zum Zurücksetzen des Passworts gilt nur einmal und eine Stunde lang. Bitte fordere einen neuen an.'
  },
  'account.new-link': { en: 'Request a new link', 'de-AT': 'Neuen Link anfordern' },
  'account.password-changed': {
    en: 'Your password has been changed. Please sign in with the new one.',
    'de-AT': 'Ihr Passwort wurde geändert. Bitte melden Sie sich mit dem neuen an.',
    'de-AT-informal': 'Dein Passwort wurde geändert. Bitte melde dich mit dem neuen an.'
  }
} satisfies MessageTable
