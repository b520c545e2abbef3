import type { MessageTable } from '../locales.ts'

/** The editor of a page. */
export const contentEditorMessages = {
  'content-editor.page': { en: 'Page', 'de-AT': 'Seite' },
  'content-editor.content': { en: 'Content', 'de-AT': 'Inhalt' },
  'content-editor.saved': { en: 'The new version is saved', 'de-AT': 'Die neue Version ist gespeichert' },
  'content-editor.saved-facts': {
    en: 'Version {version}, {moment}, {author}',
    'de-AT': 'Version {version}, {moment}, {author}'
  },
  'content-editor.description': { en: 'Description', 'de-AT': 'Beschreibung' },
  'content-editor.description-help': {
    en: 'One or two sentences that search engines and previews of links show below the title.',
    'de-AT': 'Ein, zwei Sätze, die Suchmaschinen und Vorschauen von Links unter dem Titel zeigen.'
  },
  'content-editor.language-add': { en: 'Add {language}', 'de-AT': '{language} hinzufügen' },
  'content-editor.language-remove': { en: 'Remove {language}', 'de-AT': '{language} entfernen' },
  'content-editor.language-question': { en: 'Remove {language}?', 'de-AT': '{language} entfernen?' },
  'content-editor.language-text': {
    en: 'The page will no longer have this language once you save it. Earlier versions keep it.',
    'de-AT': 'Sobald Sie speichern, hat die Seite diese Sprache nicht mehr. Frühere Versionen behalten sie.',
    'de-AT-informal': 'Sobald du speicherst, hat die Seite diese Sprache nicht mehr. Frühere Versionen behalten sie.'
  },
  'content-editor.add': { en: 'Add to the page', 'de-AT': 'Zur Seite hinzufügen' },
  'content-editor.add-in': {
    en: 'Add to column {column} of part {part}',
    'de-AT': 'Zu Spalte {column} von Teil {part} hinzufügen'
  },
  'content-editor.add-text': { en: 'Add text', 'de-AT': 'Text hinzufügen' },
  'content-editor.add-picture': { en: 'Add image', 'de-AT': 'Bild hinzufügen' },
  'content-editor.add-tag': { en: 'Add widget', 'de-AT': 'Widget hinzufügen' },
  'content-editor.add-event': { en: 'Add event', 'de-AT': 'Veranstaltung hinzufügen' },
  'content-editor.add-columns': { en: 'Add two columns', 'de-AT': 'Zwei Spalten hinzufügen' },
  'content-editor.kind-text': { en: 'Text', 'de-AT': 'Text' },
  'content-editor.kind-picture': { en: 'Image', 'de-AT': 'Bild' },
  'content-editor.kind-tag': { en: 'Widget', 'de-AT': 'Widget' },
  'content-editor.kind-event': { en: 'Event', 'de-AT': 'Veranstaltung' },
  'content-editor.kind-columns': { en: 'Columns', 'de-AT': 'Spalten' },
  'content-editor.block-of': { en: '{kind}, part {place}', 'de-AT': '{kind}, Teil {place}' },
  'content-editor.block-in': {
    en: '{kind}, part {place} in column {column} of part {part}',
    'de-AT': '{kind}, Teil {place} in Spalte {column} von Teil {part}'
  },
  'content-editor.column': { en: 'Column {place} of “{name}”', 'de-AT': 'Spalte {place} von „{name}“' },
  'content-editor.unsaved': { en: 'Not yet', 'de-AT': 'Noch nicht' },
  'content-editor.language-refused': { en: '{language} (to be corrected)', 'de-AT': '{language} (zu korrigieren)' },
  'content-editor.remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'content-editor.remove-of': { en: 'Remove “{name}”', 'de-AT': '„{name}“ entfernen' },
  'content-editor.removed': { en: '“{name}” is removed', 'de-AT': '„{name}“ ist entfernt' },
  'content-editor.tools-of': { en: 'Formatting of “{name}”', 'de-AT': 'Formatierung von „{name}“' },
  'content-editor.tool-strong': { en: 'Bold', 'de-AT': 'Fett' },
  'content-editor.tool-em': { en: 'Italic', 'de-AT': 'Kursiv' },
  'content-editor.tool-heading': { en: 'Heading', 'de-AT': 'Überschrift' },
  'content-editor.tool-subheading': { en: 'Subheading', 'de-AT': 'Unterüberschrift' },
  'content-editor.tool-bullets': { en: 'List', 'de-AT': 'Aufzählung' },
  'content-editor.tool-numbers': { en: 'Numbered list', 'de-AT': 'Nummerierte Liste' },
  'content-editor.tool-quote': { en: 'Quote', 'de-AT': 'Zitat' },
  'content-editor.tool-undo': { en: 'Undo', 'de-AT': 'Rückgängig' },
  'content-editor.tool-redo': { en: 'Redo', 'de-AT': 'Wiederholen' },
  'content-editor.tool-link': { en: 'Link', 'de-AT': 'Link' },
  'content-editor.link-address': { en: 'Address of the link', 'de-AT': 'Adresse des Links' },
  'content-editor.link-help': {
    en: 'Starts with https://, mailto:, tel: or, for a page here, with a slash.',
    'de-AT': 'Beginnt mit https://, mailto:, tel: oder, bei einer Seite hier, mit einem Schrägstrich.'
  },
  'content-editor.link-refused': {
    en: 'Links lead to addresses that start with https://, mailto:, tel: or a slash.',
    'de-AT': 'Links führen zu Adressen, die mit https://, mailto:, tel: oder einem Schrägstrich beginnen.'
  },
  'content-editor.link-set': { en: 'Set link', 'de-AT': 'Link setzen' },
  'content-editor.link-remove': { en: 'Remove link', 'de-AT': 'Link entfernen' },
  'content-editor.picture-file': { en: 'Image', 'de-AT': 'Bild' },
  'content-editor.picture-choose': { en: 'Choose image', 'de-AT': 'Bild auswählen' },
  'content-editor.picture-replace': { en: 'Choose another image', 'de-AT': 'Anderes Bild auswählen' },
  'content-editor.picture-alt': { en: 'What the image shows', 'de-AT': 'Was auf dem Bild zu sehen ist' },
  'content-editor.picture-alt-help': {
    en: 'Read aloud to those who cannot see it.',
    'de-AT': 'Wird vorgelesen, wenn jemand das Bild nicht sehen kann.'
  },
  'content-editor.picture-decorative': { en: 'Only decorative', 'de-AT': 'Nur zur Zierde' },
  'content-editor.picture-decorative-text': {
    en: 'It says nothing that the text does not, and is not read aloud.',
    'de-AT': 'Es sagt nichts, was nicht auch im Text steht, und wird nicht vorgelesen.'
  },
  'content-editor.picture-caption': { en: 'Caption', 'de-AT': 'Bildunterschrift' },
  'content-editor.event-name': { en: 'What takes place', 'de-AT': 'Was stattfindet' },
  'content-editor.event-starts': { en: 'Begins', 'de-AT': 'Beginnt' },
  'content-editor.event-ends': { en: 'Ends', 'de-AT': 'Endet' },
  'content-editor.event-time-help': {
    en: 'On the quarter hour, time at the place.',
    'de-AT': 'Zur Viertelstunde, Uhrzeit am Ort.'
  },
  'content-editor.event-branch': { en: 'At the branch', 'de-AT': 'In der Filiale' },
  'content-editor.event-elsewhere': { en: 'Somewhere else', 'de-AT': 'An einem anderen Ort' },
  'content-editor.event-place': { en: 'Place', 'de-AT': 'Ort' },
  'content-editor.event-place-help': { en: 'Name and address.', 'de-AT': 'Name und Adresse.' },
  'content-editor.tag': { en: 'Widget', 'de-AT': 'Widget' },
  'content-editor.tag-advisor-booking': { en: 'Booking', 'de-AT': 'Terminbuchung' },
  'content-editor.tag-advisor-card': { en: 'Card', 'de-AT': 'Visitenkarte' },
  'content-editor.tag-advisor-contact-form': { en: 'Contact form', 'de-AT': 'Kontaktformular' },
  'content-editor.tag-advisor-events': { en: 'Events of a branch', 'de-AT': 'Veranstaltungen einer Filiale' },
  'content-editor.tag-advisor-list': { en: 'List of advisors', 'de-AT': 'Liste der Beraterinnen und Berater' },
  'content-editor.tag-advisor-messenger-button': { en: 'Button for the chat', 'de-AT': 'Schaltfläche für den Chat' },
  'content-editor.tag-advisor-search': { en: 'Search for advisors', 'de-AT': 'Suche nach Beraterinnen und Beratern' },
  'content-editor.tag-advisor-share-button': { en: 'Button for sharing', 'de-AT': 'Schaltfläche zum Teilen' },
  'content-editor.tag-advisor-vcard-button': {
    en: 'Button for saving the contact',
    'de-AT': 'Schaltfläche zum Speichern des Kontakts'
  },
  'content-editor.tag-advisor-wallet-button': { en: 'Button for the wallet', 'de-AT': 'Schaltfläche für die Wallet' },
  'content-editor.tag-advisor-whatsapp-button': { en: 'Button for WhatsApp', 'de-AT': 'Schaltfläche für WhatsApp' },
  'content-editor.tag-advisor-topics': {
    en: 'For signed-in advisors: topics',
    'de-AT': 'Für angemeldete Beraterinnen und Berater: Themen'
  },
  'content-editor.tag-advisor-appointment-types': {
    en: 'For signed-in advisors: appointment types',
    'de-AT': 'Für angemeldete Beraterinnen und Berater: Terminarten'
  },
  'content-editor.tag-advisor-working-hours': {
    en: 'For signed-in advisors: booking times',
    'de-AT': 'Für angemeldete Beraterinnen und Berater: Buchungszeiten'
  },
  'content-editor.tag-advisor-whatsapp-settings': {
    en: 'For signed-in advisors: WhatsApp settings',
    'de-AT': 'Für angemeldete Beraterinnen und Berater: WhatsApp-Einstellungen'
  },
  'content-editor.tag-advisor-push-form': {
    en: 'For signed-in marketing: push notifications',
    'de-AT': 'Für angemeldetes Marketing: Push-Mitteilungen'
  },
  'content-editor.attribute-none': { en: 'None in particular', 'de-AT': 'Ohne Angabe' },
  'content-editor.attribute-alias': { en: 'Advisor', 'de-AT': 'Beraterin oder Berater' },
  'content-editor.attribute-branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'content-editor.attribute-form': { en: 'Search form', 'de-AT': 'Suchformular' },
  'content-editor.attribute-header': { en: 'Heading', 'de-AT': 'Überschrift' },
  'content-editor.attribute-help': { en: 'Help text', 'de-AT': 'Hilfetext' },
  'content-editor.attribute-inline': { en: 'As a link in the text', 'de-AT': 'Als Link im Text' },
  'content-editor.attribute-kind': { en: 'What is asked for', 'de-AT': 'Worum gebeten wird' },
  'content-editor.attribute-label': { en: 'Label', 'de-AT': 'Beschriftung' },
  'content-editor.attribute-language': { en: 'Language', 'de-AT': 'Sprache' },
  'content-editor.attribute-limit': { en: 'Entries at most', 'de-AT': 'Höchstzahl der Einträge' },
  'content-editor.attribute-mode': { en: 'Appearance', 'de-AT': 'Darstellung' },
  'content-editor.attribute-test': {
    en: 'Test mode: nothing is booked or sent',
    'de-AT': 'Testmodus: Es wird nichts gebucht oder gesendet'
  },
  'content-editor.attribute-topic': { en: 'Topic', 'de-AT': 'Thema' },
  'content-editor.attribute-type': { en: 'Appointment type', 'de-AT': 'Terminart' },
  'content-editor.value-appointment': { en: 'Appointment', 'de-AT': 'Termin' },
  'content-editor.value-basic': { en: 'Message', 'de-AT': 'Nachricht' },
  'content-editor.value-by-phone': { en: 'By phone', 'de-AT': 'Telefonisch' },
  'content-editor.value-callback': { en: 'Callback', 'de-AT': 'Rückruf' },
  'content-editor.value-compact': { en: 'Compact', 'de-AT': 'Kompakt' },
  'content-editor.value-full': { en: 'In full', 'de-AT': 'Ausführlich' },
  'content-editor.value-in-branch': { en: 'In the branch', 'de-AT': 'In der Filiale' },
  'content-editor.value-inline': { en: 'Within the page', 'de-AT': 'Direkt auf der Seite' },
  'content-editor.value-messenger': { en: 'Chat message', 'de-AT': 'Chat-Nachricht' },
  'content-editor.value-online': { en: 'Online', 'de-AT': 'Online' },
  'content-editor.value-popup': { en: 'Behind a button', 'de-AT': 'Hinter einer Schaltfläche' },
  'content-editor.to-publish': { en: 'Publish …', 'de-AT': 'Veröffentlichen …' },
  'content-editor.save-and-publish': { en: 'Save and publish …', 'de-AT': 'Speichern und veröffentlichen …' },
  'content-editor.preview': { en: 'Preview of version {version}', 'de-AT': 'Vorschau von Version {version}' },
  'content-editor.publish-title': { en: 'Publish page', 'de-AT': 'Seite veröffentlichen' },
  'content-editor.publish-lead': {
    en: 'Version {version} becomes public. It replaces what is public or planned now.',
    'de-AT': 'Version {version} wird öffentlich und ersetzt, was jetzt öffentlich oder geplant ist.'
  },
  'content-editor.publish': { en: 'Publish', 'de-AT': 'Veröffentlichen' },
  'content-editor.schedule': { en: 'Schedule', 'de-AT': 'Planen' },
  'content-editor.published': { en: 'The page is public', 'de-AT': 'Die Seite ist öffentlich' },
  'content-editor.scheduled': { en: 'The publication is planned', 'de-AT': 'Die Veröffentlichung ist geplant' },
  'content-editor.when': { en: 'When', 'de-AT': 'Wann' },
  'content-editor.when-now': { en: 'Now', 'de-AT': 'Jetzt' },
  'content-editor.when-at': { en: 'At a later time', 'de-AT': 'Zu einem späteren Zeitpunkt' },
  'content-editor.publish_at': { en: 'Publish at', 'de-AT': 'Veröffentlichen am' },
  'content-editor.ends': { en: 'Withdraw it again later', 'de-AT': 'Später wieder zurückziehen' },
  'content-editor.withdraw_at': { en: 'Withdraw at', 'de-AT': 'Zurückziehen am' },
  'content-editor.time-help': {
    en: 'On the quarter hour, time in {zone}.',
    'de-AT': 'Zur Viertelstunde, Uhrzeit in {zone}.'
  },
  'content-editor.withdraw': { en: 'Withdraw', 'de-AT': 'Zurückziehen' },
  'content-editor.withdraw-title': { en: 'Withdraw page?', 'de-AT': 'Seite zurückziehen?' },
  'content-editor.withdraw-text': {
    en: '{path} will no longer be found. The page and its versions are kept, and you can publish it again.',
    'de-AT':
      '{path} ist dann nicht mehr zu finden. Die Seite und ihre Versionen bleiben, und Sie können sie wieder veröffentlichen.',
    'de-AT-informal':
      '{path} ist dann nicht mehr zu finden. Die Seite und ihre Versionen bleiben, und du kannst sie wieder veröffentlichen.'
  },
  'content-editor.withdrawn': { en: 'The page is withdrawn', 'de-AT': 'Die Seite ist zurückgezogen' },
  'content-editor.unplan': { en: 'Cancel the plan', 'de-AT': 'Planung aufheben' },
  'content-editor.unplan-title': { en: 'Cancel the plan?', 'de-AT': 'Planung aufheben?' },
  'content-editor.unplan-text': {
    en: '{path} will not be published by itself.',
    'de-AT': '{path} wird nicht von selbst veröffentlicht.'
  },
  'content-editor.unplanned': { en: 'The plan is cancelled', 'de-AT': 'Die Planung ist aufgehoben' },
  'content-editor.path-change': { en: 'Change address', 'de-AT': 'Adresse ändern' },
  'content-editor.path-title': { en: 'Change address', 'de-AT': 'Adresse ändern' },
  'content-editor.path-lead': {
    en: 'If the page was public, its former address leads to the new one.',
    'de-AT': 'War die Seite öffentlich, führt die bisherige Adresse zur neuen.'
  },
  'content-editor.code': { en: 'QR code', 'de-AT': 'QR-Code' },
  'content-editor.code-not-public': {
    en: 'The page is not public yet: the code leads to it once you publish it. Please do not change the address before that.',
    'de-AT':
      'Die Seite ist noch nicht öffentlich: Der Code führt erst zu ihr, wenn Sie sie veröffentlichen. Ändern Sie die Adresse vorher nicht mehr.',
    'de-AT-informal':
      'Die Seite ist noch nicht öffentlich: Der Code führt erst zu ihr, wenn du sie veröffentlichst. Ändere die Adresse vorher nicht mehr.'
  },
  'content-editor.start': { en: 'Use as start page', 'de-AT': 'Als Startseite verwenden' },
  'content-editor.started': {
    en: 'This page is now the start page',
    'de-AT': 'Diese Seite ist jetzt die Startseite'
  },
  'content-editor.start-end': { en: 'Not as start page any more', 'de-AT': 'Nicht mehr als Startseite' },
  'content-editor.start-ended': {
    en: 'This page is no longer the start page',
    'de-AT': 'Diese Seite ist nicht mehr die Startseite'
  },
  'content-editor.advisor-lead': {
    en: 'This address leads to the card of an advisor, and to that of the successor once the advisor has left.',
    'de-AT': 'Diese Adresse führt zur Karte einer Person, und wenn sie das Haus verlassen hat, zu ihrer Nachfolge.'
  },
  'content-editor.advisor-title-help': {
    en: 'For your lists; visitors do not see it.',
    'de-AT': 'Für Ihre Listen; Besucherinnen und Besucher sehen ihn nicht.',
    'de-AT-informal': 'Für deine Listen; Besucherinnen und Besucher sehen ihn nicht.'
  },
  'content-editor.versions': { en: 'Versions', 'de-AT': 'Versionen' },
  'content-editor.version': { en: 'Version {version}', 'de-AT': 'Version {version}' },
  'content-editor.version-public': { en: '(public)', 'de-AT': '(öffentlich)' },
  'content-editor.version-facts': { en: '“{title}”, {moment}, {author}', 'de-AT': '„{title}“, {moment}, {author}' },
  'content-editor.version-saved': { en: '{moment}, {author}', 'de-AT': '{moment}, {author}' },
  'content-editor.view': { en: 'View', 'de-AT': 'Ansehen' },
  'content-editor.view-of': { en: 'View version {version}', 'de-AT': 'Version {version} ansehen' },
  'content-editor.restore': { en: 'Restore', 'de-AT': 'Wiederherstellen' },
  'content-editor.restore-of': { en: 'Restore version {version}', 'de-AT': 'Version {version} wiederherstellen' },
  'content-editor.restore-title': {
    en: 'Restore version {version}?',
    'de-AT': 'Version {version} wiederherstellen?'
  },
  'content-editor.restore-text': {
    en: 'Your unsaved changes will be lost.',
    'de-AT': 'Ihre ungespeicherten Änderungen gehen verloren.',
    'de-AT-informal': 'Deine ungespeicherten Änderungen gehen verloren.'
  },
  'content-editor.restored': {
    en: 'Version {version} is the newest one again',
    'de-AT': 'Version {version} ist wieder die neueste'
  },
  'content-editor.conflict': {
    en: '{isOwn, select, yes {Version {version} of this page was saved under your name on {moment}, while you were editing it here.} other {{author} saved version {version} of this page on {moment}, while you were editing it.}} Your changes are still here and not saved.',
    'de-AT':
      '{isOwn, select, yes {Version {version} dieser Seite wurde am {moment} unter Ihrem Namen gespeichert, während Sie sie hier bearbeitet haben.} other {{author} hat am {moment} Version {version} dieser Seite gespeichert, während Sie sie bearbeitet haben.}} Ihre Änderungen sind noch hier und nicht gespeichert.',
    'de-AT-informal':
      '{isOwn, select, yes {Version {version} dieser Seite wurde am {moment} unter deinem Namen gespeichert, während du sie hier bearbeitet hast.} other {{author} hat am {moment} Version {version} dieser Seite gespeichert, während du sie bearbeitet hast.}} Deine Änderungen sind noch hier und nicht gespeichert.'
  },
  'content-editor.conflict-merge': {
    en: '{count, plural, =0 {The changes concern different parts, so both fit together.} one {One part was changed in both; merging keeps what is here.} other {{count} parts were changed in both; merging keeps what is here.}}',
    'de-AT':
      '{count, plural, =0 {Die Änderungen betreffen verschiedene Teile und passen zusammen.} one {Ein Teil wurde in beiden Fassungen geändert; beim Zusammenführen bleibt, was hier steht.} other {{count} Teile wurden in beiden Fassungen geändert; beim Zusammenführen bleibt, was hier steht.}}'
  },
  'content-editor.merge': { en: 'Merge both', 'de-AT': 'Zusammenführen' },
  'content-editor.take-theirs': { en: 'Discard my changes', 'de-AT': 'Meine Änderungen verwerfen' }
} satisfies MessageTable
