<?php
/** German for `de_AT`, `de_DE` and all others that begin with `de`. */

defined( 'ABSPATH' ) || exit;

return array(
	'Advisor Widgets' => 'Advisor Widgets',
	'Settings' => 'Einstellungen',
	'Address of the server' => 'Adresse des Servers',
	'The server of the institution that the widgets come from, such as https://appointments.bank.example.' => 'Der Server des Instituts, von dem die Widgets kommen, zum Beispiel https://termine.bank.example.',
	'This website' => 'Diese Website',
	'Visitors can book and send messages once {origin} is registered on the server.' => 'Gebucht und geschrieben werden kann, sobald {origin} auf dem Server eingetragen ist.',
	'{origin} is registered: visitors can book and send messages.' => '{origin} ist eingetragen: Besucherinnen und Besucher können buchen und Nachrichten senden.',
	'{origin} is not registered yet: visitors see the widgets, but cannot book or send messages.' => '{origin} ist noch nicht eingetragen: Besucherinnen und Besucher sehen die Widgets, können aber weder buchen noch Nachrichten senden.',
	'Register the website' => 'Website eintragen',
	'Enter the address of the server.' => 'Die Adresse des Servers fehlt.',
	'This is not an address of a server. It begins with https:// and has no path, such as https://appointments.bank.example.' => 'Das ist keine Adresse eines Servers. Sie beginnt mit https:// und hat keinen Pfad, zum Beispiel https://termine.bank.example.',
	'{server} did not answer. Check the address, and whether this website may open it.' => '{server} hat nicht geantwortet. Stimmt die Adresse, und darf diese Website sie öffnen?',
	'{server} answers, but is no server of advisor widgets. Check the address.' => '{server} antwortet, ist aber kein Server von Advisor Widgets. Stimmt die Adresse?',
	'Address saved. {count} people can be chosen in the blocks.' => 'Adresse gespeichert. In den Blöcken stehen {count} Personen zur Auswahl.',
	'The widgets need the address of the server.' => 'Die Widgets brauchen die Adresse des Servers.',
	'Enter it in the settings' => 'In den Einstellungen eintragen',
	'Widget' => 'Widget',
	'None' => 'Ohne Angabe',
	'{label} (name in the URL)' => '{label} (Name in der URL)',
	'The list could not be loaded. Enter the name in the URL, such as anna-gruber.' => 'Die Liste konnte nicht geladen werden. Den Namen aus der URL eingeben, zum Beispiel anna-gruber.',
	'The list could not be loaded. Copy the topic’s id from the server’s page Embed.' => 'Die Liste konnte nicht geladen werden. Die Kennung des Themas steht im Code der Seite „Einbetten“ des Servers.',
	'Choose what the widget is about.' => 'Auswählen, worum es im Widget geht.',
	'appointment, booking, calendar, advisor, bank, branch' => 'Termin, Buchung, Kalender, Beratung, Bank, Filiale',
	'Visitors see the widget here.' => 'Hier sehen Besucherinnen und Besucher das Widget.',
);
