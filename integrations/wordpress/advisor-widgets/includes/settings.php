<?php
/** The one setting: the address of the institution's server. */

defined( 'ABSPATH' ) || exit;

const ADVISOR_WIDGETS_PAGE = 'advisor-widgets';

function advisor_widgets_settings_page(): string {
	return admin_url( 'options-general.php?page=' . ADVISOR_WIDGETS_PAGE );
}

/** Where an entry that was refused waits for its author. */
function advisor_widgets_refused_key(): string {
	return 'advisor_widgets_refused_' . get_current_user_id();
}

function advisor_widgets_refuse( string $entered, string $reason ): string {
	add_settings_error( ADVISOR_WIDGETS_OPTION, 'refused', $reason );
	set_transient( advisor_widgets_refused_key(), $entered, HOUR_IN_SECONDS );
	return advisor_widgets_server();
}

/** The origin of a server that answers; else the saved one stays. */
function advisor_widgets_check( $value ): string {
	static $checked = array();
	$entered        = is_string( $value ) ? trim( $value ) : '';
	// WordPress asks twice for an option that it adds
	if ( isset( $checked[ $entered ] ) ) {
		return $checked[ $entered ];
	}
	$checked[ $entered ] = advisor_widgets_checked( $entered );
	// the second time, the value is the checked one
	$checked[ $checked[ $entered ] ] = $checked[ $entered ];
	return $checked[ $entered ];
}

function advisor_widgets_checked( string $entered ): string {
	if ( '' === $entered ) {
		return advisor_widgets_refuse( $entered, advisor_widgets_text( 'Enter the address of the server.' ) );
	}
	$server = advisor_widgets_origin( $entered );
	if ( '' === $server ) {
		return advisor_widgets_refuse(
			$entered,
			advisor_widgets_text( 'This is not an address of a server. It begins with https:// and has no path, such as https://appointments.bank.example.' )
		);
	}
	$people = advisor_widgets_ask( $server, ADVISOR_WIDGETS_EDITOR_WAITS );
	if ( ! is_array( $people ) ) {
		$reason = null === $people
			? '{server} did not answer. Check the address, and whether this website may open it.'
			: '{server} answers, but is no server of advisor widgets. Check the address.';
		return advisor_widgets_refuse( $entered, advisor_widgets_text( $reason, array( 'server' => $server ) ) );
	}
	delete_transient( advisor_widgets_refused_key() );
	// no visitor waits for the first list
	advisor_widgets_keep( $server, $people );
	$saved = advisor_widgets_text( 'Address saved. {count} people can be chosen in the blocks.', array( 'count' => (string) count( $people ) ) );
	add_settings_error( ADVISOR_WIDGETS_OPTION, 'saved', $saved, 'success' );
	return $server;
}

function advisor_widgets_register_setting(): void {
	register_setting(
		ADVISOR_WIDGETS_PAGE,
		ADVISOR_WIDGETS_OPTION,
		array(
			'type'              => 'string',
			'sanitize_callback' => 'advisor_widgets_check',
			'show_in_rest'      => false,
		)
	);
}
add_action( 'admin_init', 'advisor_widgets_register_setting' );

function advisor_widgets_add_page(): void {
	$title = advisor_widgets_text( 'Advisor Widgets' );
	add_options_page( $title, $title, 'manage_options', ADVISOR_WIDGETS_PAGE, 'advisor_widgets_print_page' );
}
add_action( 'admin_menu', 'advisor_widgets_add_page' );

/** In the list of plugins, where one looks after activating it. */
function advisor_widgets_plugin_links( array $links ): array {
	$settings = sprintf( '<a href="%s">%s</a>', esc_url( advisor_widgets_settings_page() ), esc_html( advisor_widgets_text( 'Settings' ) ) );
	return array_merge( array( $settings ), $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( dirname( __DIR__ ) . '/advisor-widgets.php' ), 'advisor_widgets_plugin_links' );

function advisor_widgets_print_page(): void {
	$server  = advisor_widgets_server();
	$refused = get_transient( advisor_widgets_refused_key() );
	delete_transient( advisor_widgets_refused_key() );
	$is_refused = is_string( $refused );
	$shown      = $is_refused ? $refused : $server;
	// WordPress shows what is wrong above the form, in an element of this name
	$described = 'advisor-widgets-help' . ( $is_refused ? ' setting-error-refused' : '' );
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields( ADVISOR_WIDGETS_PAGE ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row">
						<label for="advisor-widgets-server"><?php echo esc_html( advisor_widgets_text( 'Address of the server' ) ); ?></label>
					</th>
					<td>
						<input type="url" class="regular-text code" id="advisor-widgets-server" aria-describedby="<?php echo esc_attr( $described ); ?>"
							name="<?php echo esc_attr( ADVISOR_WIDGETS_OPTION ); ?>" value="<?php echo esc_attr( $shown ); ?>"
							<?php echo $is_refused ? 'aria-invalid="true" autofocus' : ''; ?>>
						<p class="description" id="advisor-widgets-help">
							<?php echo esc_html( advisor_widgets_text( 'The server of the institution that the widgets come from, such as https://appointments.bank.example.' ) ); ?>
						</p>
					</td>
				</tr>
				<?php if ( '' !== $server ) : ?>
					<tr>
						<th scope="row"><?php echo esc_html( advisor_widgets_text( 'This website' ) ); ?></th>
						<td>
							<?php advisor_widgets_print_status( $server ); ?>
						</td>
					</tr>
				<?php endif; ?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/** Whether visitors can do more than look, and where that is changed. */
function advisor_widgets_print_status( string $server ): void {
	$is_registered = advisor_widgets_is_registered( $server );
	$text          = 'Visitors can book and send messages once {origin} is registered on the server.';
	if ( null !== $is_registered ) {
		$text = $is_registered
			? '{origin} is registered: visitors can book and send messages.'
			: '{origin} is not registered yet: visitors see the widgets, but cannot book or send messages.';
	}
	printf( '<p>%s</p>', esc_html( advisor_widgets_text( $text, array( 'origin' => advisor_widgets_own_origin() ) ) ) );
	if ( true !== $is_registered ) {
		$page = $server . '/app/account-admin/embed?website=' . rawurlencode( advisor_widgets_own_origin() );
		printf( '<p><a href="%s">%s</a></p>', esc_url( $page ), esc_html( advisor_widgets_text( 'Register the website' ) ) );
	}
}
