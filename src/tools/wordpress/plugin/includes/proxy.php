<?php
/**
 * Asks the platform for a browser whose page stands on another origin. It is off until an administrator names the platform, knows a
 * short list of paths, and hands on the guest's cookies and no others.
 *
 * @package VitrineBlocks
 */

namespace VitrineBlocks;

defined( 'ABSPATH' ) || exit;

const PROXY_PATHS = array(
	'#^/webruntime/api/services/data/v\d+\.\d+/(?:commerce|connect|ui-api)(?:/[\w@:.,~%+-]+)+$#',
	'#^/webruntime/api/apex/execute$#',
	'#^/webruntime/api/services/apexrest(?:/[\w@:.,~%+-]+)+$#',
	'#^/webruntime/module/@app/csrfToken$#',
);

const PROXY_METHODS = array( 'GET', 'POST', 'PUT', 'PATCH', 'DELETE' );

/** Headers of a request and of an answer that are handed on. */
const REQUEST_HEADERS = array( 'accept', 'content-type', 'x-csrf-token', 'csrf-token', 'if-unmodified-since' );
const ANSWER_HEADERS  = array( 'content-type', 'etag', 'retry-after' );

const PROXY_COOKIES   = '/^(?:guest_uuid_essential_|GuestCartSessionId_)\w+$/';
const MAX_BODY_BYTES  = 1048576;
const PROXY_TIMEOUT_S = 20;

/** Returns true when the proxy is on: somebody has named the platform, and REST addresses are paths. */
function is_proxy_on() {
	$settings = settings();
	return ! empty( $settings['proxy'] ) && ! empty( $settings['platform'] ) && '' !== (string) \get_option( 'permalink_structure' );
}

/** Path below which the proxy answers. */
function proxy_path() {
	return \untrailingslashit( (string) \wp_parse_url( \rest_url( 'vitrine-blocks/v1/platform' ), PHP_URL_PATH ) );
}

/** Registers the address. */
function register_proxy() {
	if ( ! is_proxy_on() ) {
		return;
	}
	\register_rest_route(
		'vitrine-blocks/v1',
		'/platform(?P<path>/.+)',
		array(
			'methods'             => PROXY_METHODS,
			'callback'            => __NAMESPACE__ . '\ask_platform',
			// Shoppers are guests of WordPress; the platform decides for itself what it answers.
			'permission_callback' => '__return_true',
		)
	);
}
\add_action( 'rest_api_init', __NAMESPACE__ . '\register_proxy' );

/**
 * Returns true when a path may be asked for.
 *
 * @param string $path Path on the platform.
 * @return bool
 */
function is_allowed_path( $path ) {
	if ( false !== strpos( $path, '..' ) || false !== stripos( $path, '%2f' ) || false !== stripos( $path, '%2e' ) ) {
		return false;
	}
	foreach ( PROXY_PATHS as $pattern ) {
		if ( preg_match( $pattern, $path ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Hands a request on.
 *
 * @param \WP_REST_Request $request Request of the browser.
 * @return \WP_REST_Response|\WP_Error
 */
function ask_platform( $request ) {
	$path = (string) $request['path'];
	if ( ! is_allowed_path( $path ) ) {
		return new \WP_Error( 'vitrine_blocks_path', 'This path is not among those that are handed on.', array( 'status' => 404 ) );
	}
	if ( strlen( $request->get_body() ) > MAX_BODY_BYTES ) {
		return new \WP_Error( 'vitrine_blocks_body', 'The body is too large.', array( 'status' => 413 ) );
	}
	$query = $request->get_query_params();
	unset( $query['rest_route'], $query['_wpnonce'], $query['_locale'] );
	$answer = \wp_safe_remote_request(
		settings()['platform'] . $path . ( $query ? '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) : '' ),
		array(
			'method'      => $request->get_method(),
			'headers'     => headers_for_platform( $request ),
			'body'        => 'GET' === $request->get_method() ? null : $request->get_body(),
			'cookies'     => cookies_for_platform(),
			'timeout'     => PROXY_TIMEOUT_S,
			'redirection' => 0,
		)
	);
	if ( \is_wp_error( $answer ) ) {
		return new \WP_Error( 'vitrine_blocks_platform', 'The platform did not answer.', array( 'status' => 502 ) );
	}
	hand_cookies_on( $answer );
	return response_of( $answer );
}

/**
 * Headers that go to the platform.
 *
 * @param \WP_REST_Request $request Request of the browser.
 * @return array
 */
function headers_for_platform( $request ) {
	$headers = array();
	foreach ( REQUEST_HEADERS as $name ) {
		$value = $request->get_header( $name );
		if ( null !== $value ) {
			$headers[ $name ] = $value;
		}
	}
	return $headers;
}

/**
 * Cookies that go to the platform: those of its guests.
 *
 * @return \WP_Http_Cookie[]
 */
function cookies_for_platform() {
	$cookies = array();
	foreach ( $_COOKIE as $name => $value ) { // phpcs:ignore WordPressVIPMinimum.Variables.RestrictedVariables -- They decide about the answer, which no cache may keep.
		if ( is_string( $value ) && preg_match( PROXY_COOKIES, $name ) ) {
			$cookies[] = new \WP_Http_Cookie( array( 'name' => $name, 'value' => \wp_unslash( $value ) ) );
		}
	}
	return $cookies;
}

/**
 * Sets the guest's cookies on this website.
 *
 * @param array $answer Answer of the platform.
 */
function hand_cookies_on( $answer ) {
	foreach ( \wp_remote_retrieve_cookies( $answer ) as $cookie ) {
		if ( ! preg_match( PROXY_COOKIES, $cookie->name ) ) {
			continue;
		}
		setcookie(
			$cookie->name,
			(string) $cookie->value,
			array(
				'expires'  => $cookie->expires ? (int) $cookie->expires : 0,
				'path'     => '/',
				'secure'   => \is_ssl(),
				'httponly' => 0 === strpos( $cookie->name, 'GuestCartSessionId_' ),
				'samesite' => 'Lax',
			)
		);
	}
}

/**
 * Answer for the browser, as the platform gave it.
 *
 * @param array $answer Answer of the platform.
 * @return \WP_REST_Response
 */
function response_of( $answer ) {
	$response = new \WP_REST_Response( \wp_remote_retrieve_body( $answer ), (int) \wp_remote_retrieve_response_code( $answer ) );
	foreach ( ANSWER_HEADERS as $name ) {
		$value = \wp_remote_retrieve_header( $answer, $name );
		if ( is_string( $value ) && '' !== $value ) {
			$response->header( $name, $value );
		}
	}
	$response->header( 'cache-control', 'no-store' );
	$response->header( 'x-vitrine-blocks', 'platform' );
	return $response;
}

/**
 * Writes an answer of the platform as it is: WordPress would encode it once more.
 *
 * @param bool              $is_served True when something is written already.
 * @param \WP_HTTP_Response $response  Answer.
 * @return bool
 */
function serve_as_it_is( $is_served, $response ) {
	$headers = $response->get_headers();
	if ( $is_served || ! isset( $headers['x-vitrine-blocks'] ) ) {
		return $is_served;
	}
	echo $response->get_data(); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON of the platform.
	return true;
}
\add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\serve_as_it_is', 10, 2 );
