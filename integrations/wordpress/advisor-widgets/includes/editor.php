<?php
/** The blocks in the editor: a sidebar with everything that the tag's attributes can say. */

defined( 'ABSPATH' ) || exit;

const ADVISOR_WIDGETS_EDITOR = 'advisor-widgets-editor';

function advisor_widgets_register_editor_script(): void {
	wp_register_script(
		ADVISOR_WIDGETS_EDITOR,
		plugins_url( 'editor.js', __DIR__ ),
		array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ),
		(string) filemtime( dirname( __DIR__ ) . '/editor.js' ),
		true
	);
}

/** Only in the editor, where the reader's language is known. */
function advisor_widgets_editor_data(): void {
	$blocks = array();
	foreach ( advisor_widgets_tags() as $name => $tag ) {
		$attributes = array();
		foreach ( $tag['attributes'] as $attribute ) {
			$values = array();
			foreach ( $attribute['values'] ?? array() as $value ) {
				$values[] = array(
					'value' => $value['value'],
					'label' => advisor_widgets_in_language( $value['label'] ),
				);
			}
			$attributes[] = array(
				'name'   => $attribute['name'],
				'type'   => $attribute['type'],
				'label'  => advisor_widgets_in_language( $attribute['label'] ),
				'help'   => advisor_widgets_described( $attribute['text'] ),
				'values' => $values,
			);
		}
		$blocks[] = array(
			'name'       => advisor_widgets_block_name( $name ),
			'title'      => advisor_widgets_in_language( $tag['title'] ),
			'text'       => advisor_widgets_described( $tag['text'] ),
			'attributes' => $attributes,
		);
	}
	$texts = array(
		'choose'    => 'Choose what the widget is about.',
		'none'      => 'None',
		'nameInUrl' => '{label} (name in the URL)',
		'noList'    => 'The list could not be loaded. Enter the name in the URL, such as anna-gruber.',
		'noTopics'  => 'The list could not be loaded. Copy the topic’s id from the server’s page Embed.',
		'keywords'  => 'appointment, booking, calendar, advisor, bank, branch',
		'noServer'  => 'The widgets need the address of the server.',
		'shown'     => 'Visitors see the widget here.',
		'widget'    => 'Widget',
	);
	$data  = array(
		'blocks' => $blocks,
		'server' => advisor_widgets_server(),
		'texts'  => array_map( 'advisor_widgets_text', $texts ),
	);
	wp_add_inline_script( ADVISOR_WIDGETS_EDITOR, 'var advisorWidgets = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'advisor_widgets_editor_data' );

/** The institution's topics by name, with the advisors who offer them; none if the server does not say. */
function advisor_widgets_topics(): array {
	$server = advisor_widgets_server();
	$list   = '' === $server ? null : advisor_widgets_read( $server, 'appointment-topics?with=advisors', ADVISOR_WIDGETS_EDITOR_WAITS );
	$topics = array();
	foreach ( is_array( $list ) ? $list : array() as $one ) {
		if ( is_string( $one['uuid'] ?? null ) && is_string( $one['topic'] ?? null ) ) {
			$topics[] = array(
				'value'    => $one['uuid'],
				'label'    => $one['topic'],
				'advisors' => is_array( $one['advisors'] ?? null ) ? array_values( array_filter( $one['advisors'], 'is_string' ) ) : null,
			);
		}
	}
	return $topics;
}

/** People, their branches and topics, for those who write posts. */
function advisor_widgets_choices(): array {
	$people   = array();
	$branches = array();
	foreach ( advisor_widgets_people( false ) as $alias => $person ) {
		$people[] = array(
			'value' => (string) $alias,
			'label' => $person['name'] . ( '' === $person['branchName'] ? '' : ', ' . $person['branchName'] ),
		);
		if ( '' !== $person['branch'] ) {
			$branches[ $person['branch'] ] = array(
				'value' => $person['branch'],
				'label' => $person['branchName'],
			);
		}
	}
	return array(
		'alias'  => $people,
		'branch' => array_values( $branches ),
		'topic'  => advisor_widgets_topics(),
	);
}

function advisor_widgets_register_route(): void {
	register_rest_route(
		'advisor-widgets/v1',
		'/choices',
		array(
			'methods'             => 'GET',
			'callback'            => 'advisor_widgets_choices',
			'permission_callback' => static function () {
				return current_user_can( 'edit_posts' );
			},
		)
	);
}
add_action( 'rest_api_init', 'advisor_widgets_register_route' );
