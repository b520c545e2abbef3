import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aptInstall, isDebianRoot, run } from './debian.ts'

/** Debian's packages of WordPress, unpacked but not installed: they would bring Apache, and start it. */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'wordpress-theme-twentytwentyone',
  'libjs-underscore',
  'php-getid3'
]
/** For all clones on a machine, as what is installed is. */
const UNPACKED = '/var/cache/advisor-widgets/wordpress'

/** WordPress 6.1 or later with a block theme and a classic one, without a `wp-config.php`: tests copy it. */
export const wordpressPath = () => process.env.WORDPRESS_PATH ?? join(UNPACKED, 'usr/share/wordpress')

const PHP = 'exit(extension_loaded("mysqli") && PHP_VERSION_ID >= 70400 ? 0 : 1);'
const hasPhp = () => spawnSync('php', ['-r', PHP]).status === 0
const hasMariadb = () => spawnSync('mariadbd', ['--version']).status === 0
const hasWordpress = () =>
  ['wp-load.php', 'wp-content/themes/twentytwentythree', 'wp-content/themes/twentytwentyone'].every((name) =>
    existsSync(join(wordpressPath(), name))
  )

function unpack() {
  mkdirSync(dirname(UNPACKED), { recursive: true })
  const folder = mkdtempSync(`${UNPACKED}-`)
  try {
    run('apt-get', 'update', '-qq')
    run('sh', '-c', `cd '${folder}' && apt-get download -qq -o APT::Sandbox::User=root ${PACKAGES.join(' ')}`)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
      run('dpkg-deb', '-x', join(folder, file), folder)
      rmSync(join(folder, file))
    }
    // whole or not at all
    rmSync(UNPACKED, { recursive: true, force: true })
    renameSync(folder, UNPACKED)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A real WordPress, with which the plugin must work. */
export function ensureWordpress(): void {
  if (hasPhp() && hasMariadb() && hasWordpress()) return
  if (!isDebianRoot() || process.env.WORDPRESS_PATH) {
    throw new Error(
      'The tests of the WordPress plugin need PHP 7.4 or later with mysqli, MariaDB’s server (mariadbd), and in WORDPRESS_PATH the folder of a WordPress, 6.1 or later, with the themes Twenty Twenty-Three and Twenty Twenty-One: install php-cli, php-mysql and mariadb-server-core, and unpack WordPress.'
    )
  }
  console.log('No WordPress with PHP and MariaDB found; fetching what is missing for the tests of the plugin.')
  if (!hasPhp()) for (const name of ['php-cli', 'php-mysql']) aptInstall(name)
  if (!hasMariadb()) aptInstall('mariadb-server-core')
  if (!hasWordpress()) unpack()
}
