<?php
/**
 * Plugin Name:       Advisor Widgets
 * Description:       Appointment booking, digital business cards and contact buttons of the institution's advisors: blocks and shortcodes.
 * Version:           0.2.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       advisor-widgets
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/texts.php';
require __DIR__ . '/includes/server.php';
require __DIR__ . '/includes/tags.php';
require __DIR__ . '/includes/editor.php';
require __DIR__ . '/includes/settings.php';
