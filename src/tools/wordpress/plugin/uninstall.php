<?php
/**
 * Removes the settings on every site of the network.
 *
 * @package VitrineBlocks
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $vitrine_blocks_site ) {
		delete_blog_option( $vitrine_blocks_site, 'vitrine_blocks' );
	}
} else {
	delete_option( 'vitrine_blocks' );
}
