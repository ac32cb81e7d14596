// A real WordPress with SQLite and PHP's own server: no database server, and nothing outside of a temporary folder.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'

const builds = join(import.meta.dirname, 'node_modules/@wp-playground/wordpress-builds')

/** Passwords of a site that lives for some minutes on this machine. */
export const users = { administrator: 'admin', editor: 'editor', author: 'author' }

/**
 * Installs WordPress with the plugin, and starts it.
 * @param {{ version: string, plugin: string }} options `version` as the package names it; `plugin` is the zip file
 */
export async function startSite({ version, plugin }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-wp-'))
  unzip(join(builds, `src/tools/cli/wordpress/wp-${version}.zip`), folder)
  cpSync(join(builds, `public/wp-${version}`), folder, { recursive: true })
  const sqlite = join(folder, 'wp-content/mu-plugins')
  unzip(join(builds, 'src/sqlite-database-integration/sqlite-database-integration.zip'), sqlite)
  const integration = join(sqlite, 'sqlite-database-integration-main')
  const dropIn = readFileSync(join(integration, 'db.copy'), 'utf8')
  writeFileSync(
    join(folder, 'wp-content/db.php'),
    dropIn.replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', integration).replaceAll('{SQLITE_PLUGIN}', 'x'),
  )
  unzip(plugin, join(folder, 'wp-content/plugins'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  writeFileSync(join(folder, 'wp-config.php'), config(address))
  writeFileSync(join(folder, 'router.php'), router)
  writeFileSync(join(folder, 'install.php'), install(address))
  rmSync(join(folder, 'wp-content/database'), { recursive: true, force: true })
  const installed = spawnSync('php', ['-d', 'memory_limit=512M', 'install.php'], { cwd: folder, encoding: 'utf8' })
  if (!installed.stdout.includes('installed'))
    throw new Error(`WordPress ${version} was not installed:\n${installed.stdout}${installed.stderr}`)
  const server = spawn('php', ['-d', 'memory_limit=512M', '-S', `127.0.0.1:${port}`, '-t', folder, 'router.php'], {
    cwd: folder,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors = []
  server.stderr.on('data', (data) =>
    errors.push(
      ...String(data)
        .split('\n')
        .filter((line) => /PHP (?:Fatal|Parse|Warning|Notice|Deprecated)/.test(line)),
    ),
  )
  await answering(address)
  return {
    address,
    /** Complaints of PHP about the plugin. */
    complaints: () => errors.filter((line) => line.includes('plugins/vitrine-blocks')),
    php: (code) => runPhp(folder, code),
    stop: () => {
      server.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

export const hasPhp = () =>
  spawnSync('php', ['-r', 'exit(extension_loaded("pdo_sqlite") && extension_loaded("mbstring") ? 0 : 1);']).status === 0

function unzip(file, folder) {
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(readFileSync(file))))) {
    if (name.endsWith('/')) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
}

const config = (address) => `<?php
define( 'DB_NAME', 'wordpress' ); define( 'DB_USER', '' ); define( 'DB_PASSWORD', '' ); define( 'DB_HOST', '' ); define( 'DB_CHARSET', 'utf8' );
define( 'WP_HOME', '${address}' ); define( 'WP_SITEURL', '${address}' );
define( 'WP_DEBUG', true ); define( 'WP_DEBUG_DISPLAY', false ); define( 'WP_DEBUG_LOG', 'php://stderr' );
define( 'DISABLE_WP_CRON', true ); define( 'WP_HTTP_BLOCK_EXTERNAL', true ); define( 'AUTOMATIC_UPDATER_DISABLED', true );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) define( $name, 'for a test' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`

const router = `<?php
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( is_file( __DIR__ . $path ) || is_file( __DIR__ . $path . '/index.php' ) ) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/index.php';
`

const install = (address) => `<?php
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = '${new URL(address).host}';
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
function wp_new_blog_notification() {}
wp_install( 'Shop', 'admin', 'admin@shop.example', false, '', 'admin' );
update_option( 'permalink_structure', '/%postname%/' );
foreach ( array( 'editor', 'author' ) as $role ) wp_insert_user( array( 'user_login' => $role, 'user_pass' => $role, 'user_email' => "$role@shop.example", 'role' => $role ) );
$result = activate_plugin( 'vitrine-blocks/vitrine-blocks.php' );
echo is_wp_error( $result ) ? $result->get_error_message() : 'installed';
`

function runPhp(folder, code) {
  const { stdout, stderr } = spawnSync('php', ['-d', 'memory_limit=512M', '-r', `require 'wp-load.php'; ${code}`], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (/PHP (?:Fatal|Parse)/.test(stderr)) throw new Error(stderr)
  return stdout
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

async function answering(address) {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const answer = await fetch(`${address}/wp-login.php`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`WordPress does not answer at ${address}.`)
}

export const areBuildsThere = () => existsSync(builds)
