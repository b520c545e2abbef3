import type { MessageTable } from '../locales.ts'

/** Two-step verification of staff: a code from an app after the password. */
export const secondFactorMessages = {
  'second-factor.title': { en: 'Two-step verification', 'de-AT': 'Bestätigung in zwei Schritten' },
  'second-factor.code': {
    en: 'Code from your app',
    'de-AT': 'Code aus Ihrer App',
    'de-AT-informal': 'Code aus deiner App'
  },
  'second-factor.code-title': { en: 'Enter your code', 'de-AT': 'Code eingeben' },
  'second-factor.code-lead': {
    en: 'Your authenticator app shows a code of six digits for {tenant}.',
    'de-AT': 'Ihre Authenticator-App zeigt für {tenant} einen Code mit sechs Ziffern.',
    'de-AT-informal': 'Deine Authenticator-App zeigt für {tenant} einen Code mit sechs Ziffern.'
  },
  'second-factor.code-missing': {
    en: 'Enter the code of six digits, or one of your recovery codes.',
    'de-AT': 'Geben Sie den Code mit sechs Ziffern oder einen Ihrer Ersatzcodes ein.',
    'de-AT-informal': 'Gib den Code mit sechs Ziffern oder einen deiner Ersatzcodes ein.'
  },
  'second-factor.first-code-missing': {
    en: 'Enter the code of six digits that your app shows.',
    'de-AT': 'Geben Sie den Code mit sechs Ziffern ein, den Ihre App zeigt.',
    'de-AT-informal': 'Gib den Code mit sechs Ziffern ein, den deine App zeigt.'
  },
  'second-factor.code-wrong': {
    en: 'This code is not right, or has been used. Codes change every 30 seconds: enter the one that your app shows now.',
    'de-AT':
      'Dieser Code stimmt nicht oder wurde schon verwendet. Codes wechseln alle 30 Sekunden: Geben Sie den ein, den Ihre App jetzt zeigt.',
    'de-AT-informal':
      'Dieser Code stimmt nicht oder wurde schon verwendet. Codes wechseln alle 30 Sekunden: Gib den ein, den deine App jetzt zeigt.'
  },
  'second-factor.too-late': {
    en: 'That took too long, so your sign-in has ended. Sign in again.',
    'de-AT': 'Das hat zu lange gedauert, die Anmeldung ist abgelaufen. Melden Sie sich noch einmal an.',
    'de-AT-informal': 'Das hat zu lange gedauert, die Anmeldung ist abgelaufen. Melde dich noch einmal an.'
  },
  'second-factor.recovery': { en: 'Use a recovery code', 'de-AT': 'Ersatzcode verwenden' },
  'second-factor.recovery-code': { en: 'Recovery code', 'de-AT': 'Ersatzcode' },
  'second-factor.recovery-help': {
    en: 'You got ten of them when you turned two-step verification on. Each works once. Without any, an administrator of your institution can help.',
    'de-AT':
      'Zehn davon haben Sie beim Einrichten erhalten. Jeder gilt einmal. Haben Sie keinen mehr, hilft die Administration Ihres Instituts.',
    'de-AT-informal':
      'Zehn davon hast du beim Einrichten erhalten. Jeder gilt einmal. Hast du keinen mehr, hilft die Administration deines Instituts.'
  },
  'second-factor.continue': { en: 'Continue', 'de-AT': 'Weiter' },
  'second-factor.set-up-title': {
    en: 'Set up two-step verification',
    'de-AT': 'Bestätigung in zwei Schritten einrichten'
  },
  'second-factor.set-up-lead': {
    en: 'When you sign in, a code from your phone is asked for after your password. So a stolen password alone opens nothing.',
    'de-AT':
      'Beim Anmelden wird nach dem Passwort ein Code von Ihrem Telefon verlangt. Ein gestohlenes Passwort allein öffnet dann nichts.',
    'de-AT-informal':
      'Beim Anmelden wird nach dem Passwort ein Code von deinem Telefon verlangt. Ein gestohlenes Passwort allein öffnet dann nichts.'
  },
  'second-factor.set-up-required': {
    en: 'Your institution requires this for your role.',
    'de-AT': 'Ihr Institut verlangt das für Ihre Rolle.',
    'de-AT-informal': 'Dein Institut verlangt das für deine Rolle.'
  },
  'second-factor.scan': {
    en: 'Scan this code with an authenticator app, such as Microsoft Authenticator, Google Authenticator or your password manager.',
    'de-AT':
      'Scannen Sie diesen Code mit einer Authenticator-App, etwa Microsoft Authenticator, Google Authenticator oder Ihrem Passwortmanager.',
    'de-AT-informal':
      'Scanne diesen Code mit einer Authenticator-App, etwa Microsoft Authenticator, Google Authenticator oder deinem Passwortmanager.'
  },
  'second-factor.qr': { en: 'QR code for an authenticator app', 'de-AT': 'QR-Code für eine Authenticator-App' },
  'second-factor.open-app': { en: 'Open the app on this device', 'de-AT': 'App auf diesem Gerät öffnen' },
  'second-factor.key': {
    en: 'Or enter this key in the app:',
    'de-AT': 'Oder geben Sie diesen Schlüssel in der App ein:',
    'de-AT-informal': 'Oder gib diesen Schlüssel in der App ein:'
  },
  'second-factor.your-password': { en: 'Your password', 'de-AT': 'Ihr Passwort', 'de-AT-informal': 'Dein Passwort' },
  'second-factor.password-wrong': {
    en: 'This is not your password. Please check it.',
    'de-AT': 'Das ist nicht Ihr Passwort. Bitte prüfen Sie es.',
    'de-AT-informal': 'Das ist nicht dein Passwort. Bitte prüfe es.'
  },
  'second-factor.signs-out': {
    en: 'Turning it on signs you out in all other browsers.',
    'de-AT': 'Mit dem Einschalten werden Sie in allen anderen Browsern abgemeldet.',
    'de-AT-informal': 'Mit dem Einschalten wirst du in allen anderen Browsern abgemeldet.'
  },
  'second-factor.signed-out': {
    en: 'You have been signed out in all other browsers.',
    'de-AT': 'In allen anderen Browsern sind Sie abgemeldet.',
    'de-AT-informal': 'In allen anderen Browsern bist du abgemeldet.'
  },
  'second-factor.turn-on': { en: 'Turn on', 'de-AT': 'Einschalten' },
  'second-factor.turn-off': { en: 'Turn off', 'de-AT': 'Ausschalten' },
  'second-factor.turn-off-title': {
    en: 'Turn off two-step verification',
    'de-AT': 'Bestätigung in zwei Schritten ausschalten'
  },
  'second-factor.turn-off-lead': {
    en: 'Your password alone will then open your account. For a new phone, turn two-step verification off here and set it up again.',
    'de-AT':
      'Ihr Passwort allein öffnet dann Ihr Konto. Für ein neues Telefon schalten Sie die Bestätigung hier aus und richten sie neu ein.',
    'de-AT-informal':
      'Dein Passwort allein öffnet dann dein Konto. Für ein neues Telefon schaltest du die Bestätigung hier aus und richtest sie neu ein.'
  },
  'second-factor.required': {
    en: 'Your institution requires two-step verification for your role. For a new phone, ask an administrator to reset it.',
    'de-AT':
      'Ihr Institut verlangt die Bestätigung in zwei Schritten für Ihre Rolle. Bei einem neuen Telefon setzt die Administration sie zurück.',
    'de-AT-informal':
      'Dein Institut verlangt die Bestätigung in zwei Schritten für deine Rolle. Bei einem neuen Telefon setzt die Administration sie zurück.'
  },
  'second-factor.since': { en: 'On since {date}.', 'de-AT': 'Eingeschaltet seit {date}.' },
  'second-factor.codes-left': {
    en: '{count, plural, =0 {No recovery code is left.} one {# recovery code is left.} other {# recovery codes are left.}}',
    'de-AT':
      '{count, plural, =0 {Es ist kein Ersatzcode übrig.} one {Es ist noch # Ersatzcode übrig.} other {Es sind noch # Ersatzcodes übrig.}}'
  },
  'second-factor.codes-title': { en: 'Save your recovery codes', 'de-AT': 'Ersatzcodes sichern' },
  'second-factor.codes-lead': {
    en: 'Two-step verification is on. Without your phone, each of these codes lets you in once. They are shown only now: print them or put them in your password manager.',
    'de-AT':
      'Die Bestätigung in zwei Schritten ist eingeschaltet. Ohne Telefon kommen Sie mit jedem dieser Codes einmal hinein. Sie werden nur jetzt gezeigt: Drucken Sie sie aus oder legen Sie sie in Ihrem Passwortmanager ab.',
    'de-AT-informal':
      'Die Bestätigung in zwei Schritten ist eingeschaltet. Ohne Telefon kommst du mit jedem dieser Codes einmal hinein. Sie werden nur jetzt gezeigt: Druck sie aus oder leg sie in deinem Passwortmanager ab.'
  },
  'second-factor.codes-file': { en: 'Save as a file', 'de-AT': 'Als Datei sichern' },
  'second-factor.codes-file-name': { en: 'recovery-codes.txt', 'de-AT': 'ersatzcodes.txt' },
  'second-factor.codes-kept': { en: 'I have saved them', 'de-AT': 'Ich habe sie gesichert' },
  'second-factor.codes-new': { en: 'New recovery codes', 'de-AT': 'Neue Ersatzcodes' },
  'second-factor.codes-new-lead': {
    en: 'The codes that you have will stop working.',
    'de-AT': 'Die bisherigen gelten dann nicht mehr.'
  },
  'second-factor.was-turned-off': {
    en: 'Two-step verification is off.',
    'de-AT': 'Die Bestätigung in zwei Schritten ist ausgeschaltet.'
  },
  'second-factor.code-or-recovery': {
    en: 'Code from your app, or a recovery code',
    'de-AT': 'Code aus Ihrer App oder ein Ersatzcode',
    'de-AT-informal': 'Code aus deiner App oder ein Ersatzcode'
  }
} satisfies MessageTable
