import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { ensureWordpress, wordpressPath } from '../../../../scripts/ensure-wordpress.ts'
import { freePort } from '../../../testing/free-port.ts'
import { until } from '../../../testing/until.ts'

const PLUGIN = resolve('integrations/wordpress/advisor-widgets')
export const WORDPRESS_PASSWORD = 'a password for WordPress'

/** What a bank's `wp-config.php` says, with every notice written down. */
const config = (socket: string, origin: string, log: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', '${log}');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', 'localhost');
define('AUTOMATIC_UPDATER_DISABLED', true);
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $key) define($key, 'test ' . $key);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

/** WordPress' own installation, without its mail; then the users and the plugin, as in the administration. */
const INSTALL = `<?php
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('ORIGIN'), PHP_URL_HOST);
function wp_mail() { return true; }
require getenv('ROOT') . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Bank', 'admin', 'admin@bank.example', true, '', getenv('PASSWORD'));
`
const SET_UP = `<?php
$_SERVER['HTTP_HOST'] = parse_url(getenv('ORIGIN'), PHP_URL_HOST);
require getenv('ROOT') . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
switch_theme('twentytwentythree');
update_option('WPLANG', 'de_AT');
wp_insert_user(['user_login' => 'author', 'user_pass' => getenv('PASSWORD'), 'user_email' => 'author@bank.example', 'role' => 'author']);
$fault = activate_plugin('advisor-widgets/advisor-widgets.php');
if ($fault) { fwrite(STDERR, $fault->get_error_message()); exit(1); }
`

/** Ends when it has ended. */
async function end(child: ChildProcess | undefined) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const over = once(child, 'exit')
  // the workers of PHP's server outlive it
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await over
}

/** A bank's website in Debian's WordPress with the plugin, as `php -S` serves it. */
export class Wordpress {
  readonly origin: string
  readonly #folder: string
  #processes: ChildProcess[] = []

  private constructor(folder: string, origin: string) {
    this.#folder = folder
    this.origin = origin
  }

  static async open(): Promise<Wordpress> {
    // without it the tests fail: what is left out would look like what has passed
    ensureWordpress()
    const folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-wordpress-'))
    const wordpress = new Wordpress(folder, `http://localhost:${await freePort()}`)
    try {
      await wordpress.#startDatabase()
      await wordpress.#install()
      await wordpress.#serve()
    } catch (error) {
      await wordpress.close()
      throw error
    }
    return wordpress
  }

  get #root() {
    return join(this.#folder, 'wordpress')
  }
  get #socket() {
    return join(this.#folder, 'database.sock')
  }

  async #startDatabase() {
    const data = join(this.#folder, 'database')
    await mkdir(data)
    const place = [`--datadir=${data}`, `--socket=${this.#socket}`, '--skip-networking']
    // without tables of users, none need be made
    const open = ['--no-defaults', `--user=${userInfo().username}`, '--skip-grant-tables', ...place]
    const small = ['--innodb-buffer-pool-size=16M', '--innodb-log-file-size=8M', '--innodb-flush-log-at-trx-commit=0']
    this.#processes.push(
      spawn('mariadbd', [...open, ...small, '--performance-schema=off'], { stdio: 'ignore', detached: true })
    )
  }

  async #php(code: string): Promise<string> {
    const env = { PATH: process.env.PATH, ORIGIN: this.origin, ROOT: this.#root, PASSWORD: WORDPRESS_PASSWORD }
    // not waited for in a way that keeps the servers of this process from answering
    return (await promisify(execFile)('php', ['-r', code.replace('<?php', '')], { env })).stdout
  }

  async #install() {
    // Debian's has links to other packages, some of which are not needed here
    await cp(wordpressPath(), this.#root, { recursive: true, dereference: true, filter: (path) => existsSync(path) })
    await writeFile(join(this.#root, 'wp-config.php'), config(this.#socket, this.origin, this.#log))
    // WordPress takes only languages of which it has a file
    await mkdir(join(this.#root, 'wp-content/languages'), { recursive: true })
    await writeFile(join(this.#root, 'wp-content/languages/de_AT.mo'), '')
    await symlink(PLUGIN, join(this.#root, 'wp-content/plugins/advisor-widgets'))
    const ask = `mysqli_report(MYSQLI_REPORT_OFF); $db = @new mysqli('localhost', 'root', '', '', 0, '${this.#socket}'); exit($db->connect_errno ? 1 : (int) !$db->query('CREATE DATABASE wordpress'));`
    await until(() => this.#comes(this.#php(ask)))
    await this.#php(INSTALL)
    await this.#php(SET_UP)
  }

  async #serve() {
    const { port } = new URL(this.origin)
    const env = { PATH: process.env.PATH, PHP_CLI_SERVER_WORKERS: '3' }
    this.#processes.push(
      spawn('php', ['-S', `127.0.0.1:${port}`, '-t', this.#root], { stdio: 'ignore', env, detached: true })
    )
    await until(() => this.#comes(fetch(this.origin)))
  }

  /** Whether a server that was started answers by now; not if one of them has ended, which then never does. */
  async #comes(question: Promise<unknown>): Promise<boolean> {
    const ended = this.#processes.find(({ exitCode }) => exitCode !== null)
    if (ended) throw new Error(`${ended.spawnfile} ended with ${ended.exitCode}`)
    return question.then(
      () => true,
      () => false
    )
  }

  get #log() {
    return join(this.#folder, 'debug.log')
  }

  /**
   * Notices and warnings so far, except those of WordPress 6.1 about itself: that PHP is newer, and that it may not ask
   * for updates.
   */
  async faults(): Promise<string[]> {
    const lines = (await readFile(this.#log, 'utf8').catch(() => '')).split('\n')
    const own = /PHP Deprecated: .* in \S+\/wp-(includes|admin)\/|secure connection to WordPress\.org/
    return lines.filter((line) => line && !own.test(line))
  }

  /** What a piece of PHP within WordPress prints. */
  run = (code: string) =>
    this.#php(`$_SERVER['HTTP_HOST'] = 'localhost'; require getenv('ROOT') . '/wp-load.php'; ${code}`)

  async close() {
    for (const child of this.#processes.toReversed()) await end(child)
    await rm(this.#folder, { recursive: true, force: true })
  }
}
