<?php
/**
 * The page of settings, and the element that tells every block of a page its shop.
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Settings as somebody has saved them, or as the command has written them.
 *
 * @return array
 */
function settings() {
	$saved = \get_option( OPTION );
	return array_merge( array( 'theme' => true ), array_filter( data( 'defaults' ) ), is_array( $saved ) ? $saved : array() );
}

/** Adds the page. */
function add_settings_page() {
	\add_options_page( 'Vitrine Blocks', 'Vitrine Blocks', 'manage_options', 'vitrine-blocks', __NAMESPACE__ . '\print_settings_page' );
}
\add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );

/** Registers the settings. */
function register_settings() {
	\register_setting( 'vitrine-blocks', OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings' ) );
}
\add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );

/**
 * Controls of the element with the shop's settings.
 *
 * @return array
 */
function store_controls() {
	return translated_controls( data( 'controls' )[ PREFIX . '/store' ] )['controls'];
}

/**
 * Keeps what fits.
 *
 * @param mixed $given What the form has sent.
 * @return array
 */
function sanitize_settings( $given ) {
	$given = is_array( $given ) ? $given : array();
	$saved = array(
		'proxy' => ! empty( $given['proxy'] ),
		'theme' => ! empty( $given['theme'] ),
	);
	$saved['platform'] = sanitize_origin( isset( $given['platform'] ) && is_string( $given['platform'] ) ? trim( $given['platform'] ) : '' );
	foreach ( store_controls() as $control ) {
		$property = $control['property'];
		$value    = isset( $given[ $property ] ) && is_string( $given[ $property ] ) ? trim( $given[ $property ] ) : '';
		if ( 'boolean' === $control['type'] ) {
			$saved[ $property ] = '' !== $value;
		} elseif ( '' !== $value ) {
			$saved[ $property ] = sanitize_value( $control, $value );
		}
	}
	return array_filter(
		$saved,
		function ( $value ) {
			return null !== $value;
		}
	);
}

/**
 * Reads one value of the form.
 *
 * @param array  $control Control of the field.
 * @param string $value   What was typed.
 * @return mixed Null for what makes no sense.
 */
function sanitize_value( $control, $value ) {
	if ( 'object' === $control['type'] ) {
		$read = json_decode( $value, true );
		if ( ! is_array( $read ) ) {
			\add_settings_error( OPTION, $control['property'], $control['label'] . ': ' . translated( 'This is no JSON.' ) );
			return null;
		}
		return $read;
	}
	return 'url' === $control['type'] ? safe_address( \sanitize_text_field( $value ) ) : \sanitize_text_field( $value );
}

/**
 * Reads an origin.
 *
 * @param string $given What was typed.
 * @return string Empty where it is none.
 */
function sanitize_origin( $given ) {
	if ( '' === $given ) {
		return '';
	}
	$parts = \wp_parse_url( $given );
	if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || 'https' !== $parts['scheme'] || isset( $parts['user'] ) ) {
		\add_settings_error( OPTION, 'platform', translated( 'This is no address such as https://shop.example.' ) );
		return '';
	}
	return 'https://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/** Prints the page. */
function print_settings_page() {
	$settings = settings();
	echo '<div class="wrap"><h1>Vitrine Blocks</h1><p>' . \esc_html( translated( 'These settings are printed once on every page, so that every block knows its shop.' ) ) . '</p>';
	echo '<form method="post" action="options.php">';
	\settings_fields( 'vitrine-blocks' );
	echo '<table class="form-table" role="presentation">';
	print_checkbox( 'theme', translated( 'Colours and fonts of the theme' ), translated( 'Blocks take the background, text and accent colour of the theme, and its fonts.' ), ! empty( $settings['theme'] ) );
	print_checkbox( 'proxy', translated( 'Ask the platform through this website' ), translated( 'For a shop on another address: its answers come through WordPress, with the guest’s cart and nothing else of the visitor.' ), ! empty( $settings['proxy'] ) );
	print_text( 'platform', translated( 'Origin of the platform' ), '', isset( $settings['platform'] ) ? $settings['platform'] : '', 'https://shop.example' );
	foreach ( store_controls() as $control ) {
		print_control( $control, isset( $settings[ $control['property'] ] ) ? $settings[ $control['property'] ] : null );
	}
	echo '</table>';
	\submit_button();
	echo '</form></div>';
}

/**
 * Prints a row of the form.
 *
 * @param array $control Control of the field.
 * @param mixed $value   Its value; null where none is saved.
 */
function print_control( $control, $value ) {
	$help = isset( $control['help'] ) ? $control['help'] : '';
	$hint = isset( $control['default'] ) && is_scalar( $control['default'] ) ? (string) $control['default'] : '';
	if ( 'boolean' === $control['type'] ) {
		print_checkbox( $control['property'], $control['label'], $help, ! empty( $value ) );
	} elseif ( isset( $control['options'] ) ) {
		print_choice( $control, $help, is_string( $value ) ? $value : $hint );
	} elseif ( 'object' === $control['type'] ) {
		print_text( $control['property'], $control['label'], $help, $value ? (string) \wp_json_encode( $value ) : '', '{}' );
	} else {
		print_text( $control['property'], $control['label'], $help, is_scalar( $value ) ? (string) $value : '', $hint );
	}
}

/**
 * Begins a row of the form.
 *
 * @param string $name  Name of the setting.
 * @param string $label Its label.
 */
function print_row( $name, $label ) {
	printf( '<tr><th scope="row"><label for="%1$s-%2$s">%3$s</label></th><td>', 'vitrine-blocks', \esc_attr( $name ), \esc_html( $label ) );
}

/**
 * Ends a row of the form.
 *
 * @param string $help Help for it.
 */
function print_help( $help ) {
	echo ( '' === $help ? '' : '<p class="description">' . \esc_html( $help ) . '</p>' ) . '</td></tr>';
}

/**
 * Prints a field for a text.
 *
 * @param string $name  Name of the setting.
 * @param string $label Its label.
 * @param string $help  Help for it.
 * @param string $value Its value.
 * @param string $hint  What holds without one.
 */
function print_text( $name, $label, $help, $value, $hint ) {
	print_row( $name, $label );
	printf( '<input type="text" class="regular-text" id="vitrine-blocks-%1$s" name="%2$s[%1$s]" value="%3$s" placeholder="%4$s">', \esc_attr( $name ), \esc_attr( OPTION ), \esc_attr( $value ), \esc_attr( $hint ) );
	print_help( $help );
}

/**
 * Prints a switch.
 *
 * @param string $name  Name of the setting.
 * @param string $label Its label.
 * @param string $help  Help for it.
 * @param bool   $is_on True when it is on.
 */
function print_checkbox( $name, $label, $help, $is_on ) {
	print_row( $name, $label );
	printf( '<input type="checkbox" id="vitrine-blocks-%1$s" name="%2$s[%1$s]" value="1"%3$s>', \esc_attr( $name ), \esc_attr( OPTION ), \checked( $is_on, true, false ) );
	print_help( $help );
}

/**
 * Prints a choice.
 *
 * @param array  $control Control of the field.
 * @param string $help    Help for it.
 * @param string $value   Its value.
 */
function print_choice( $control, $help, $value ) {
	print_row( $control['property'], $control['label'] );
	printf( '<select id="vitrine-blocks-%1$s" name="%2$s[%1$s]"><option value=""></option>', \esc_attr( $control['property'] ), \esc_attr( OPTION ) );
	foreach ( $control['options'] as $option ) {
		printf( '<option value="%s"%s>%s</option>', \esc_attr( $option['value'] ), \selected( $option['value'], $value, false ), \esc_html( $option['label'] ) );
	}
	echo '</select>';
	print_help( $help );
}

/** Prints the element with the shop's settings, once. */
function print_store() {
	static $is_printed = false;
	if ( $is_printed ) {
		return;
	}
	$is_printed = true;
	$settings   = settings();
	if ( is_proxy_on() ) {
		$settings['sitePath']    = proxy_path();
		$settings['apiBasePath'] = proxy_path() . '/webruntime/api';
	}
	echo element_html( data( 'elements' )[ PREFIX . '/store' ], $settings, '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- Every attribute is escaped there.
}
\add_action( 'wp_body_open', __NAMESPACE__ . '\print_store', 1 );
// Some themes have no place for it at the beginning.
\add_action( 'wp_footer', __NAMESPACE__ . '\print_store', 1 );
