import type { MessageTable } from '../locales.ts'

/** Passkeys of staff, and the question whether it is still they who sit there. */
export const passkeysMessages = {
  'passkeys.title': { en: 'Passkeys', 'de-AT': 'Passkeys' },
  'passkeys.lead': {
    en: 'Sign in with fingerprint, face or the PIN of your device, without a password. A passkey counts as two-step verification.',
    'de-AT':
      'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an, ohne Passwort. Ein Passkey zählt als Bestätigung in zwei Schritten.',
    'de-AT-informal':
      'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an, ohne Passwort. Ein Passkey zählt als Bestätigung in zwei Schritten.'
  },
  'passkeys.here': { en: 'A new passkey works on {host}.', 'de-AT': 'Ein neuer Passkey gilt auf {host}.' },
  'passkeys.add': { en: 'Add a passkey', 'de-AT': 'Passkey hinzufügen' },
  'passkeys.missing': {
    en: 'This browser does not support passkeys, or scripts are turned off. Use a current browser with scripts.',
    'de-AT':
      'Dieser Browser unterstützt keine Passkeys, oder Skripte sind ausgeschaltet. Verwenden Sie einen aktuellen Browser mit Skripten.',
    'de-AT-informal':
      'Dieser Browser unterstützt keine Passkeys, oder Skripte sind ausgeschaltet. Verwende einen aktuellen Browser mit Skripten.'
  },
  'passkeys.not-made': {
    en: 'No passkey was added. Try again, or use another device. A device that has one already cannot make a second one.',
    'de-AT':
      'Es wurde kein Passkey hinzugefügt. Versuchen Sie es noch einmal oder nehmen Sie ein anderes Gerät. Ein Gerät, das schon einen hat, erstellt keinen zweiten.',
    'de-AT-informal':
      'Es wurde kein Passkey hinzugefügt. Versuch es noch einmal oder nimm ein anderes Gerät. Ein Gerät, das schon einen hat, erstellt keinen zweiten.'
  },
  'passkeys.not-used': {
    en: 'The passkey was not used. Try again, or choose another way.',
    'de-AT': 'Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
    'de-AT-informal': 'Der Passkey wurde nicht verwendet. Versuch es noch einmal oder wähle einen anderen Weg.'
  },
  'passkeys.not-used-alone': {
    en: 'The passkey was not used. Try again.',
    'de-AT': 'Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal.',
    'de-AT-informal': 'Der Passkey wurde nicht verwendet. Versuch es noch einmal.'
  },
  'passkeys.not-accepted': {
    en: 'This passkey could not be added. Try again.',
    'de-AT': 'Dieser Passkey konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal.',
    'de-AT-informal': 'Dieser Passkey konnte nicht hinzugefügt werden. Versuch es noch einmal.'
  },
  'passkeys.too-many': {
    en: 'You have {max} passkeys, which is the limit. Remove one first.',
    'de-AT': 'Sie haben {max} Passkeys, mehr sind nicht möglich. Entfernen Sie zuerst einen.',
    'de-AT-informal': 'Du hast {max} Passkeys, mehr sind nicht möglich. Entferne zuerst einen.'
  },
  'passkeys.wrong': {
    en: 'This passkey does not open an account here, or the page was open for too long. Try again, or use your password.',
    'de-AT':
      'Dieser Passkey öffnet hier kein Konto, oder die Seite war zu lange offen. Versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.',
    'de-AT-informal':
      'Dieser Passkey öffnet hier kein Konto, oder die Seite war zu lange offen. Versuch es noch einmal oder nimm dein Passwort.'
  },
  'passkeys.was-added': {
    en: 'The passkey has been added. You can use it the next time you sign in.',
    'de-AT': 'Der Passkey ist hinzugefügt. Sie können sich damit ab jetzt anmelden.',
    'de-AT-informal': 'Der Passkey ist hinzugefügt. Du kannst dich damit ab jetzt anmelden.'
  },
  'passkeys.was-added-first': {
    en: 'The passkey has been added. Your role requires a second step when you sign in: from now on it is this passkey. You have been signed out in all other browsers.',
    'de-AT':
      'Der Passkey ist hinzugefügt. Ihre Rolle verlangt beim Anmelden einen zweiten Schritt, ab jetzt ist das dieser Passkey. In allen anderen Browsern sind Sie abgemeldet.',
    'de-AT-informal':
      'Der Passkey ist hinzugefügt. Deine Rolle verlangt beim Anmelden einen zweiten Schritt, ab jetzt ist das dieser Passkey. In allen anderen Browsern bist du abgemeldet.'
  },
  'passkeys.was-renamed': { en: 'The name has been saved.', 'de-AT': 'Der Name ist gespeichert.' },
  'passkeys.was-removed': {
    en: 'The passkey has been removed. Delete it on your device, too.',
    'de-AT': 'Der Passkey ist entfernt. Löschen Sie ihn auch auf Ihrem Gerät.',
    'de-AT-informal': 'Der Passkey ist entfernt. Lösche ihn auch auf deinem Gerät.'
  },
  'passkeys.last': {
    en: 'Your institution requires two-step verification for your role, and this is your only passkey. Add another one or set up an app first.',
    'de-AT':
      'Ihr Institut verlangt die Bestätigung in zwei Schritten für Ihre Rolle, und das ist Ihr einziger Passkey. Fügen Sie zuerst einen weiteren hinzu oder richten Sie eine App ein.',
    'de-AT-informal':
      'Dein Institut verlangt die Bestätigung in zwei Schritten für deine Rolle, und das ist dein einziger Passkey. Füge zuerst einen weiteren hinzu oder richte eine App ein.'
  },
  'passkeys.created': { en: 'Added on {date}.', 'de-AT': 'Hinzugefügt am {date}.' },
  'passkeys.used': { en: 'Last used on {date}.', 'de-AT': 'Zuletzt verwendet am {date}.' },
  'passkeys.unused': { en: 'Not used so far.', 'de-AT': 'Noch nicht verwendet.' },
  'passkeys.synced': {
    en: 'Available on several of your devices.',
    'de-AT': 'Auf mehreren Ihrer Geräte verfügbar.',
    'de-AT-informal': 'Auf mehreren deiner Geräte verfügbar.'
  },
  'passkeys.one-device': { en: 'On one device only.', 'de-AT': 'Nur auf einem Gerät.' },
  'passkeys.elsewhere': { en: 'Works on {host} only.', 'de-AT': 'Gilt nur auf {host}.' },
  'passkeys.change': { en: 'Rename or remove', 'de-AT': 'Umbenennen oder entfernen' },
  'passkeys.name': { en: 'Name of the passkey', 'de-AT': 'Name des Passkeys' },
  'passkeys.name-missing': {
    en: 'Give the passkey a name, such as that of its device.',
    'de-AT': 'Geben Sie dem Passkey einen Namen, etwa den des Geräts.',
    'de-AT-informal': 'Gib dem Passkey einen Namen, etwa den des Geräts.'
  },
  'passkeys.name-too-long': {
    en: 'Use at most {max} letters, in one line.',
    'de-AT': 'Verwenden Sie höchstens {max} Zeichen, in einer Zeile.',
    'de-AT-informal': 'Verwende höchstens {max} Zeichen, in einer Zeile.'
  },
  'passkeys.save-name': { en: 'Save name', 'de-AT': 'Namen speichern' },
  'passkeys.remove': { en: 'Remove passkey', 'de-AT': 'Passkey entfernen' },
  'passkeys.remove-named': { en: 'Remove passkey: {name}', 'de-AT': 'Passkey entfernen: {name}' },
  'passkeys.remove-title': { en: 'Remove this passkey?', 'de-AT': 'Diesen Passkey entfernen?' },
  'passkeys.remove-lead': {
    en: '“{name}” no longer opens your account. You can add a new passkey at any time.',
    'de-AT': '„{name}“ öffnet Ihr Konto dann nicht mehr. Sie können jederzeit einen neuen Passkey hinzufügen.',
    'de-AT-informal': '„{name}“ öffnet dein Konto dann nicht mehr. Du kannst jederzeit einen neuen Passkey hinzufügen.'
  },
  'passkeys.keep': { en: 'Keep passkey', 'de-AT': 'Passkey behalten' },
  'passkeys.log-in': { en: 'Sign in with a passkey', 'de-AT': 'Mit Passkey anmelden' },
  'passkeys.use': { en: 'Use a passkey', 'de-AT': 'Passkey verwenden' },
  'passkeys.use-title': {
    en: 'Use your passkey',
    'de-AT': 'Verwenden Sie Ihren Passkey',
    'de-AT-informal': 'Verwende deinen Passkey'
  },
  'passkeys.use-lead': {
    en: 'Your role at {tenant} requires a second step, and yours is a passkey. If it is lost, an administrator of your institution can reset it.',
    'de-AT':
      'Ihre Rolle bei {tenant} verlangt einen zweiten Schritt, bei Ihnen ist das ein Passkey. Ist er verloren, setzt ihn die Administration Ihres Instituts zurück.',
    'de-AT-informal':
      'Deine Rolle bei {tenant} verlangt einen zweiten Schritt, bei dir ist das ein Passkey. Ist er verloren, setzt ihn die Administration deines Instituts zurück.'
  },
  'passkeys.confirm-title': {
    en: 'Confirm that it is you',
    'de-AT': 'Bestätigen Sie, dass Sie es sind',
    'de-AT-informal': 'Bestätige, dass du es bist'
  },
  'passkeys.confirm-lead': {
    en: 'You signed in a while ago. What follows concerns the security of your account.',
    'de-AT': 'Ihre Anmeldung ist schon eine Weile her. Was folgt, betrifft die Sicherheit Ihres Kontos.',
    'de-AT-informal': 'Deine Anmeldung ist schon eine Weile her. Was folgt, betrifft die Sicherheit deines Kontos.'
  },
  'passkeys.confirm-elsewhere': {
    en: 'Your role requires a passkey here, and yours works at another address of your institution. Sign in there, or have your administrator reset it.',
    'de-AT':
      'Ihre Rolle verlangt hier einen Passkey, und Ihrer gilt auf einer anderen Adresse Ihres Instituts. Melden Sie sich dort an oder lassen Sie ihn von der Administration zurücksetzen.',
    'de-AT-informal':
      'Deine Rolle verlangt hier einen Passkey, und deiner gilt auf einer anderen Adresse deines Instituts. Melde dich dort an oder lass ihn von der Administration zurücksetzen.'
  },
  'passkeys.confirm-wrong': {
    en: 'This passkey does not belong to your account here, or the page was open for too long. Try again.',
    'de-AT':
      'Dieser Passkey gehört nicht zu Ihrem Konto hier, oder die Seite war zu lange offen. Versuchen Sie es noch einmal.',
    'de-AT-informal':
      'Dieser Passkey gehört nicht zu deinem Konto hier, oder die Seite war zu lange offen. Versuch es noch einmal.'
  }
} satisfies MessageTable
