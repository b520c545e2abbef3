<?php
/** Removes what the plugin has stored, on every site of a network. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

function advisor_widgets_uninstall(): void {
	global $wpdb;
	delete_option( 'advisor_widgets_server' );
	delete_transient( 'advisor_widgets_people' );
	delete_transient( 'advisor_widgets_asked' );
	// one for each administrator whose entry was refused
	$like = $wpdb->esc_like( '_transient_' ) . '%' . $wpdb->esc_like( 'advisor_widgets_refused_' ) . '%';
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $like ) );
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $advisor_widgets_site ) {
		switch_to_blog( $advisor_widgets_site );
		advisor_widgets_uninstall();
		restore_current_blog();
	}
} else {
	advisor_widgets_uninstall();
}
