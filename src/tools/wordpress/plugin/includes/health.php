<?php
/**
 * A test on the page "Site Health": is the shop set up, and does it answer?
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the test.
 *
 * @param array $tests Tests of the page.
 * @return array
 */
function add_health_test( $tests ) {
	$tests['direct']['vitrine_blocks'] = array(
		'label' => 'Vitrine Blocks',
		'test'  => __NAMESPACE__ . '\test_health',
	);
	return $tests;
}
\add_filter( 'site_status_tests', __NAMESPACE__ . '\add_health_test' );

/**
 * Runs the test.
 *
 * @return array
 */
function test_health() {
	$settings = settings();
	if ( empty( $settings['webstoreId'] ) ) {
		return health_result( 'recommended', translated( 'The shop is not set up' ), translated( 'Blocks show their samples or a message until the settings name the shop.' ) );
	}
	if ( empty( $settings['proxy'] ) || empty( $settings['platform'] ) ) {
		return health_result( 'good', translated( 'The shop is set up' ), translated( 'The blocks know which shop they belong to.' ) );
	}
	if ( ! is_proxy_on() ) {
		return health_result( 'critical', translated( 'The shop is not set up' ), translated( 'The proxy needs permalinks other than “Plain”.' ) );
	}
	$problem = platform_problem( $settings );
	return '' === $problem
		? health_result( 'good', translated( 'The shop is set up' ), translated( 'The platform answers through this website.' ) )
		: health_result( 'critical', translated( 'The shop is not set up' ), sprintf( translated( 'The platform could not be reached through this website: %s' ), $problem ) );
}

/**
 * Asks the platform for the shop's session, as a guest.
 *
 * @param array $settings Settings of the plugin.
 * @return string Empty where it answers.
 */
function platform_problem( $settings ) {
	$path   = '/webruntime/api/services/data/v64.0/commerce/webstores/' . rawurlencode( $settings['webstoreId'] ) . '/session-context';
	$answer = \wp_safe_remote_get( $settings['platform'] . $path, array( 'timeout' => 5, 'redirection' => 0 ) );
	if ( \is_wp_error( $answer ) ) {
		return $answer->get_error_message();
	}
	$code = (int) \wp_remote_retrieve_response_code( $answer );
	return 200 === $code ? '' : 'HTTP ' . $code;
}

/**
 * Result as WordPress shows it.
 *
 * @param string $status      good, recommended or critical.
 * @param string $label       Heading.
 * @param string $description Sentence.
 * @return array
 */
function health_result( $status, $label, $description ) {
	return array(
		'label'       => $label,
		'status'      => $status,
		'badge'       => array( 'label' => 'Vitrine Blocks', 'color' => 'blue' ),
		'description' => '<p>' . \esc_html( $description ) . '</p>',
		'actions'     => sprintf( '<a href="%s">%s</a>', \esc_url( \admin_url( 'options-general.php?page=vitrine-blocks' ) ), \esc_html( translated( 'Open the settings' ) ) ),
		'test'        => 'vitrine_blocks',
	);
}
