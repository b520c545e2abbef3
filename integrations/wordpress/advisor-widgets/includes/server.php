<?php
/** What the plugin asks of the institution's server: the list of advisors, kept so that no page waits for it. */

defined( 'ABSPATH' ) || exit;

const ADVISOR_WIDGETS_OPTION = 'advisor_widgets_server';
const ADVISOR_WIDGETS_PEOPLE = 'advisor_widgets_people';
const ADVISOR_WIDGETS_ASKED  = 'advisor_widgets_asked';

/** For so long the kept list counts as new. */
const ADVISOR_WIDGETS_FRESH = 15 * MINUTE_IN_SECONDS;
/** So long after a question of a page no other page asks, whatever came of it. */
const ADVISOR_WIDGETS_PAUSE = 5 * MINUTE_IN_SECONDS;
/** In seconds: what one page in five minutes may wait. */
const ADVISOR_WIDGETS_PAGE_WAITS = 1;
/** In seconds, in the administration. */
const ADVISOR_WIDGETS_EDITOR_WAITS = 5;

/** The server's origin, or empty. */
function advisor_widgets_server(): string {
	return (string) get_option( ADVISOR_WIDGETS_OPTION, '' );
}

/** What was entered as an origin, or empty if it is none: https, or http on the own machine, without a path. */
function advisor_widgets_origin( string $entered ): string {
	$parts = wp_parse_url( trim( $entered ) );
	if ( ! is_array( $parts ) || empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
		return '';
	}
	$host     = strtolower( $parts['host'] );
	$scheme   = strtolower( $parts['scheme'] );
	$is_own   = preg_match( '/^(localhost|.+\.localhost|127\.0\.0\.1)$/', $host );
	$has_more = isset( $parts['user'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) || '/' !== ( $parts['path'] ?? '/' );
	if ( $has_more || ! preg_match( '/^[a-z\d.-]+$/', $host ) || ! ( 'https' === $scheme || ( 'http' === $scheme && $is_own ) ) ) {
		return '';
	}
	return $scheme . '://' . $host . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/** A list of the server; null if it does not answer, false if it is another program. */
function advisor_widgets_read( string $server, string $path, int $seconds ) {
	$answer = wp_remote_get(
		$server . '/api/v1/' . $path,
		array(
			'timeout'             => $seconds,
			'redirection'         => 0,
			'limit_response_size' => 8 * MB_IN_BYTES,
			'headers'             => array( 'Accept' => 'application/json' ),
		)
	);
	if ( is_wp_error( $answer ) || wp_remote_retrieve_response_code( $answer ) >= 500 ) {
		return null;
	}
	$list = json_decode( wp_remote_retrieve_body( $answer ), true );
	return 200 === wp_remote_retrieve_response_code( $answer ) && is_array( $list ) ? $list : false;
}

/**
 * The advisors by alias, each with name, photo and branch; null if the server does not answer, false if it is another
 * program.
 *
 * @return array<string, array<string, string>>|false|null
 */
function advisor_widgets_ask( string $server, int $seconds ) {
	$list = advisor_widgets_read( $server, 'advisors', $seconds );
	if ( ! is_array( $list ) ) {
		return $list;
	}
	$people = array();
	foreach ( $list as $one ) {
		if ( ! is_array( $one ) || ! is_string( $one['slug'] ?? null ) || ! is_string( $one['full_name'] ?? null ) ) {
			return false;
		}
		$photo  = $one['profile_picture_url'] ?? null;
		$branch = $one['organization'] ?? null;

		$people[ $one['slug'] ] = array(
			'name'       => $one['full_name'],
			'photo'      => is_string( $photo ) ? $photo : '',
			'branch'     => is_string( $branch['slug'] ?? null ) ? $branch['slug'] : '',
			'branchName' => is_string( $branch['name'] ?? null ) ? $branch['name'] : '',
		);
	}
	return $people;
}

function advisor_widgets_keep( string $server, array $people ): void {
	$kept = array(
		'server' => $server,
		'at'     => time(),
		'people' => $people,
	);
	set_transient( ADVISOR_WIDGETS_PEOPLE, $kept, MONTH_IN_SECONDS );
}

/**
 * The advisors by alias. A page gets the kept list, however old, unless it is its turn to ask; if the server is away,
 * it stays the kept one.
 */
function advisor_widgets_people( bool $is_page = true ): array {
	$server = advisor_widgets_server();
	if ( '' === $server ) {
		return array();
	}
	$kept     = get_transient( ADVISOR_WIDGETS_PEOPLE );
	$is_ours  = is_array( $kept ) && $server === ( $kept['server'] ?? '' );
	$people   = $is_ours ? $kept['people'] : array();
	$is_fresh = $is_ours && $kept['at'] > time() - ADVISOR_WIDGETS_FRESH;
	if ( $is_page && ( $is_fresh || get_transient( ADVISOR_WIDGETS_ASKED ) ) ) {
		return $people;
	}
	// before the question, so that pages do not wait side by side
	set_transient( ADVISOR_WIDGETS_ASKED, 1, ADVISOR_WIDGETS_PAUSE );
	$answer = advisor_widgets_ask( $server, $is_page ? ADVISOR_WIDGETS_PAGE_WAITS : ADVISOR_WIDGETS_EDITOR_WAITS );
	if ( ! is_array( $answer ) ) {
		return $people;
	}
	advisor_widgets_keep( $server, $answer );
	return $answer;
}

/** The origin of this website, as browsers name it. */
function advisor_widgets_own_origin(): string {
	$parts = wp_parse_url( home_url() );
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/** Whether bookings from this website are accepted; null if the server does not say. */
function advisor_widgets_is_registered( string $server ): ?bool {
	$answer = wp_remote_get(
		$server . '/api/v1/embedding/status',
		array(
			'timeout'     => ADVISOR_WIDGETS_EDITOR_WAITS,
			'redirection' => 0,
			'headers'     => array( 'Origin' => advisor_widgets_own_origin() ),
		)
	);
	if ( is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		return null;
	}
	$status = json_decode( wp_remote_retrieve_body( $answer ), true );
	return is_array( $status ) && is_bool( $status['is_registered'] ?? null ) ? $status['is_registered'] : null;
}
