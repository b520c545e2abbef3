<?php
/** The tags for visitors, as shortcodes and blocks; both print the tag with what readers without script get. */

defined( 'ABSPATH' ) || exit;

const ADVISOR_WIDGETS_SCRIPT = 'advisor-widgets-embed';

/** The tags by name, with their attributes and links: generated from the registry of the widgets. */
function advisor_widgets_tags(): array {
	static $tags = null;
	if ( null === $tags ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin
		$tags = json_decode( file_get_contents( dirname( __DIR__ ) . '/tags.json' ), true );
	}
	return $tags;
}

function advisor_widgets_block_name( string $tag ): string {
	return str_replace( 'advisor-', 'advisor-widgets/', $tag );
}

/** The first case whose attributes are all there; the last has no conditions. */
function advisor_widgets_case( array $cases, array $given ): array {
	foreach ( $cases as $case ) {
		$is_meant = true;
		foreach ( $case['when'] as $name => $value ) {
			$is_meant = $is_meant && isset( $given[ $name ] ) && ( true === $value || $value === $given[ $name ] );
		}
		if ( $is_meant ) {
			return $case;
		}
	}
	throw new LogicException( 'The last case has no conditions.' );
}

/** @return array{path: string, text: string} The link that does the same as the tag. */
function advisor_widgets_link( array $tag, array $given ): array {
	$link   = advisor_widgets_case( $tag['links'], $given );
	$values = array();
	foreach ( $given as $name => $value ) {
		$values[ '{' . $name . '}' ] = rawurlencode( (string) $value );
	}
	return array(
		'path' => strtr( $link['path'], $values ),
		'text' => advisor_widgets_in_language( $link['text'] ),
	);
}

/** Known attributes with a usable value only. */
function advisor_widgets_given( array $tag, array $values ): array {
	$given = array();
	foreach ( $tag['attributes'] as $attribute ) {
		$name  = $attribute['name'];
		$value = $values[ $name ] ?? null;
		if ( 'boolean' === $attribute['type'] ) {
			// `[advisor-whatsapp-button inline]` has it as a value without a name
			$is_on = in_array( $name, array_filter( $values, 'is_int', ARRAY_FILTER_USE_KEY ), true );
			if ( $is_on || ! in_array( $value, array( null, false, '', '0', 'false' ), true ) ) {
				$given[ $name ] = true;
			}
			continue;
		}
		$value     = is_scalar( $value ) ? trim( (string) $value ) : '';
		$is_usable = empty( $attribute['values'] ) || in_array( $value, array_column( $attribute['values'], 'value' ), true );
		if ( '' !== $value && $is_usable ) {
			$given[ $name ] = $value;
		}
	}
	return $given;
}

/** What is inside the tag: the person with photo and name where the widget is more than a button, and the link. */
function advisor_widgets_fallback( array $tag, array $given, string $server ): string {
	$link   = advisor_widgets_link( $tag, $given );
	$inside = sprintf( '<a href="%s">%s</a>', esc_url( $server . $link['path'] ), esc_html( $link['text'] ) );
	$person = isset( $given['alias'] ) ? ( advisor_widgets_people()[ $given['alias'] ] ?? null ) : null;
	$is_button = 'button' === substr( $tag['tag'], -6 ) || 'popup' === ( $given['mode'] ?? '' );
	if ( null === $person || $is_button ) {
		return $inside;
	}
	$photo = $person['photo'];
	if ( '' !== $photo && '/' === $photo[0] ) {
		$photo = $server . $photo;
	}
	$image = '' === $photo ? '' : sprintf( '<img src="%s" alt="" width="96" height="96"> ', esc_url( $photo ) );
	return sprintf( '%s<strong>%s</strong> %s', $image, esc_html( $person['name'] ), $inside );
}

/** The tag as HTML. */
function advisor_widgets_print( string $name, array $values ): string {
	$tag    = advisor_widgets_tags()[ $name ];
	$server = advisor_widgets_server();
	if ( '' === $server ) {
		// visitors see nothing; those who can mend it see what is missing
		return current_user_can( 'manage_options' ) ? advisor_widgets_missing_server() : '';
	}
	$given    = advisor_widgets_given( $tag, $values );
	$fallback = advisor_widgets_fallback( $tag, $given, $server );
	if ( is_feed() ) {
		return $fallback;
	}
	wp_enqueue_script( ADVISOR_WIDGETS_SCRIPT );
	$attributes = '';
	foreach ( $given as $attribute => $value ) {
		$attributes .= true === $value ? ' ' . $attribute : sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
	}
	// keeps its place until it is there, so that nothing moves then
	$style = advisor_widgets_case( $tag['places'], $given )['style'];
	if ( '' !== $style ) {
		$attributes .= sprintf( ' style="%s"', esc_attr( $style ) );
	}
	return sprintf( '<%1$s%2$s>%3$s</%1$s>', $name, $attributes, $fallback );
}

/** The tag in a box of the block's own: a theme's column is for boxes, and a button or a link alone would leave it. */
function advisor_widgets_print_block( string $name, array $values ): string {
	$html = advisor_widgets_print( $name, $values );
	return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

function advisor_widgets_missing_server(): string {
	return sprintf(
		'<p>%s <a href="%s">%s</a></p>',
		esc_html( advisor_widgets_text( 'The widgets need the address of the server.' ) ),
		esc_url( advisor_widgets_settings_page() ),
		esc_html( advisor_widgets_text( 'Enter it in the settings' ) )
	);
}

function advisor_widgets_register(): void {
	$server = advisor_widgets_server();
	if ( '' !== $server ) {
		// the loader has one address for all releases
		wp_register_script( ADVISOR_WIDGETS_SCRIPT, $server . '/embed.js', array(), null, false );
	}
	advisor_widgets_register_editor_script();
	foreach ( advisor_widgets_tags() as $name => $tag ) {
		add_shortcode(
			$name,
			static function ( $attributes ) use ( $name ) {
				return advisor_widgets_print( $name, is_array( $attributes ) ? $attributes : array() );
			}
		);
		$attributes = array();
		foreach ( $tag['attributes'] as $attribute ) {
			$attributes[ $attribute['name'] ] = array( 'type' => $attribute['type'] );
		}
		register_block_type(
			advisor_widgets_block_name( $name ),
			array(
				'api_version'     => 2,
				'title'           => advisor_widgets_in_language( $tag['title'] ),
				'description'     => advisor_widgets_described( $tag['text'] ),
				'category'        => 'widgets',
				'attributes'      => $attributes,
				'supports'        => array(
					'html'  => false,
					'align' => array( 'wide', 'full' ),
				),
				'editor_script'   => ADVISOR_WIDGETS_EDITOR,
				'render_callback' => static function ( $values ) use ( $name ) {
					return advisor_widgets_print_block( $name, $values );
				},
			)
		);
	}
}
add_action( 'init', 'advisor_widgets_register' );

/**
 * A shortcode on a line of its own gets a box, as a block has: WordPress takes its paragraph away, and a button alone
 * would leave the theme's column.
 */
function advisor_widgets_boxed( string $html ): string {
	$names = implode( '|', array_keys( advisor_widgets_tags() ) );
	return preg_replace( '/^\s*(\[(?:' . $names . ')(?=[\s\]])[^\]]*\])\s*$/m', '<div class="advisor-widgets">$1</div>', $html ) ?? $html;
}
// after shortcode_unautop, before do_shortcode
add_filter( 'the_content', 'advisor_widgets_boxed', 10 );

/** The loader is a module, which holds nothing up. */
function advisor_widgets_script_tag( string $html, string $handle ): string {
	if ( ADVISOR_WIDGETS_SCRIPT !== $handle ) {
		return $html;
	}
	$untyped = preg_replace( '/ type=(["\'])text\/javascript\1/', '', $html );
	return str_replace( '<script ', '<script type="module" async ', $untyped );
}
add_filter( 'script_loader_tag', 'advisor_widgets_script_tag', 10, 2 );
