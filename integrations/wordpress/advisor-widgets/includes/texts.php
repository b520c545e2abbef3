<?php
/** The plugin's few texts; those of widgets, attributes and values come with `tags.json`. */

defined( 'ABSPATH' ) || exit;

/** The reader's language: the page's, or in the administration the signed-in user's. */
function advisor_widgets_language(): string {
	return 0 === strpos( determine_locale(), 'de' ) ? 'de' : 'en';
}

/** @param array{en: string, de: string} $words */
function advisor_widgets_in_language( array $words ): string {
	return $words[ advisor_widgets_language() ];
}

/** The registry describes tags and attributes in English only. */
function advisor_widgets_described( string $english ): string {
	return 'en' === advisor_widgets_language() ? $english : '';
}

/** A text by its English words; `$values` replace `{name}`. */
function advisor_widgets_text( string $english, array $values = array() ): string {
	static $german = null;
	if ( null === $german ) {
		$german = require dirname( __DIR__ ) . '/languages/de.php';
	}
	$text   = 'de' === advisor_widgets_language() ? ( $german[ $english ] ?? $english ) : $english;
	$marked = array();
	foreach ( $values as $name => $value ) {
		$marked[ '{' . $name . '}' ] = $value;
	}
	return strtr( $text, $marked );
}
