import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { unzipSync } from 'fflate'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registry } from '../../../widgets/embed/registry.ts'
import { DESK, launch, login, NARROW, visit } from '../../testing/browser.ts'
import { shiftsOf } from '../../testing/layout-shift.ts'
import { ownSite } from '../../testing/own-site.ts'
import { startUnsteadyHost, type UnsteadyHost } from '../../testing/unsteady-host.ts'
import { WORDPRESS_PASSWORD, Wordpress } from './testing/wordpress.ts'

const site = ownSite()
let wordpress: Wordpress
let host: UnsteadyHost
let browser: Browser
beforeAll(async () => {
  ;[wordpress, host, browser] = await Promise.all([Wordpress.open(), startUnsteadyHost(site.host), launch()])
})
afterAll(async () => {
  await browser.close()
  await Promise.all([wordpress.close(), host.stop()])
})
beforeEach(() => {
  host.fare('well')
  host.asked.length = 0
})

/** Whether the server was asked lately. */
const FORGET = "delete_transient('advisor_widgets_asked');"
const PEOPLE = /\/api\/v1\/advisors$/
const LISTS = /\/api\/v1\/(advisors|appointment-topics)(\?|$)/
const asksForPeople = () => host.asked.filter(({ path }) => PEOPLE.test(path)).length

/** Signed in to the administration of WordPress. */
async function entered(user: 'admin' | 'author'): Promise<Page> {
  const { page } = await visit(browser, DESK, [wordpress.origin, host.origin])
  const isInside = () => new URL(page.url()).pathname.startsWith('/wp-admin/')
  // its page sets the focus late, which now and then gets in between
  for (let attempt = 0; attempt < 3 && !isInside(); attempt += 1) {
    await page.goto(`${wordpress.origin}/wp-login.php`)
    await page.fill('#user_login', user)
    await page.fill('#user_pass', WORDPRESS_PASSWORD)
    await Promise.all([page.waitForNavigation(), page.click('#wp-submit')])
  }
  expect(isInside(), (await page.locator('body').textContent()) ?? '').toBe(true)
  return page
}

/** Writes a post as the editor does, so that what a user may not write is removed. */
const publish = (page: Page, title: string, content: string) =>
  page.evaluate(
    async (post) => {
      const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text()
      const answer = await fetch('/?rest_route=/wp/v2/posts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
        body: JSON.stringify({ ...post, status: 'publish' })
      })
      const { link, content: stored } = await answer.json()
      return { link: String(link), stored: String(stored.raw) }
    },
    { title, content }
  )

const readAs = async (link: string, isScripted: boolean) => {
  const { page, faults } = await visit(browser, { ...DESK, javaScriptEnabled: isScripted }, [
    wordpress.origin,
    host.origin
  ])
  await page.goto(link, { waitUntil: 'commit' })
  return { page, faults }
}

const BLOCK = '<!-- wp:advisor-widgets/booking {"alias":"anna-gruber"} /-->'
const button = (widget: Locator, name: string | RegExp) => widget.getByRole('button', { name })

/** Other walks take the first time of a day, so this takes the last. */
async function chooseTime(widget: Locator) {
  await button(widget, /Kontoeröffnung/).click()
  await button(widget, /Per Video/).click()
  await button(widget, /^\d\d:\d\d/)
    .last()
    .click()
}

async function book(widget: Locator) {
  await chooseTime(widget)
  await widget.getByLabel(/Vorname/).fill('Wilma')
  await widget.getByLabel(/Nachname/).fill('Presser')
  await widget.getByLabel(/E-Mail/).fill('wilma@visitor.example')
  await button(widget, 'Weiter').click()
  await button(widget, 'Jetzt buchen').click()
}

test('the setting says what is wrong with an address, keeps what was entered, and takes a server', async () => {
  const page = await entered('admin')
  await page.goto(`${wordpress.origin}/wp-admin/options-general.php?page=advisor-widgets`)
  const field = page.getByLabel('Adresse des Servers')
  const save = async (address: string) => {
    await field.fill(address)
    await Promise.all([page.waitForEvent('load'), page.locator('#submit').click()])
    return page.locator('#setting-error-refused, #setting-error-saved').textContent()
  }
  expect(await save('ftp://bank.example')).toContain('Das ist keine Adresse eines Servers')
  expect(await field.inputValue()).toBe('ftp://bank.example')
  expect(await field.getAttribute('aria-describedby')).toContain('setting-error-refused')
  await page.locator('#advisor-widgets-server:focus').waitFor()
  expect(await save(wordpress.origin)).toContain('ist aber kein Server von Advisor Widgets')
  host.fare('away')
  expect(await save(host.origin)).toContain('hat nicht geantwortet')
  expect(await field.inputValue()).toBe(host.origin)
  expect(await wordpress.run("echo get_option('advisor_widgets_server');")).toBe('')
  host.fare('well')
  expect(await save(`${host.origin}/`)).toContain('Adresse gespeichert')
  expect(await field.inputValue()).toBe(host.origin)
  await page.getByText(`${wordpress.origin} ist noch nicht eingetragen`, { exact: false }).waitFor()
  const register = page.getByRole('link', { name: 'Website eintragen' })
  expect(await register.getAttribute('href')).toBe(
    `${host.origin}/app/account-admin/embed?website=${encodeURIComponent(wordpress.origin)}`
  )
  await page.goto(`${wordpress.origin}/wp-admin/plugins.php`)
  await page.locator('tr[data-slug="advisor-widgets"]').getByRole('link', { name: 'Einstellungen' }).click()
  await field.waitFor()
  host.fare('away')
  await page.reload()
  await page.getByText(`sobald ${wordpress.origin} auf dem Server eingetragen ist`, { exact: false }).waitFor()
  await page.context().close()
})

/** A new post with the block, whose sidebar is open. */
async function withBlock(user: 'admin' | 'author'): Promise<Page> {
  const page = await entered(user)
  await page.goto(`${wordpress.origin}/wp-admin/post-new.php`)
  await page.waitForFunction("window.wp?.data?.select('core/editor')?.getCurrentPostId()")
  await page.evaluate(`(async () => {
    wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false)
    const block = wp.blocks.createBlock('advisor-widgets/booking')
    await wp.data.dispatch('core/block-editor').insertBlock(block)
    await wp.data.dispatch('core/block-editor').selectBlock(block.clientId)
    await wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block')
  })()`)
  return page
}

test('an administrator chooses the person in the block, and one of their topics in its sidebar; the page is not registered yet', async () => {
  const page = await withBlock('admin')
  const chooser = page.locator('.wp-block').getByRole('combobox', { name: 'Beraterin oder Berater' })
  await chooser.fill('Anna')
  await page.getByRole('option', { name: /Anna Gruber/ }).click()
  await page.getByText('Terminbuchung: Mag. Anna Gruber', { exact: false }).first().waitFor()
  await page.getByRole('combobox', { name: 'Thema' }).click()
  await page.getByRole('option', { name: /Kontoeröffnung/ }).waitFor()
  expect(await page.getByRole('option', { name: /Firmen/ }).count()).toBe(0)
  await page.getByRole('combobox', { name: 'Thema' }).fill('Konto')
  await page.getByRole('option', { name: /Kontoeröffnung/ }).click()
  const chosen = "wp.data.select('core/block-editor').getSelectedBlock().attributes.topic"
  expect(await page.evaluate(chosen)).toMatch(/^[\da-f-]{36}$/)
  await page.getByRole('combobox', { name: 'Thema' }).press('Escape')
  await page.evaluate(
    "wp.data.dispatch('core/block-editor').updateBlockAttributes(wp.data.select('core/block-editor').getSelectedBlockClientId(), { topic: undefined })"
  )
  const link = await page.evaluate(`(async () => {
    wp.data.dispatch('core/editor').editPost({ title: 'Termin', status: 'publish' })
    await wp.data.dispatch('core/editor').savePost()
    return wp.data.select('core/editor').getPermalink()
  })()`)
  await page.context().close()

  const { page: read } = await readAs(String(link), true)
  const widget = read.locator('advisor-booking')
  await chooseTime(widget)
  await widget.getByText('noch nicht für Buchungen und Nachrichten freigeschaltet', { exact: false }).waitFor()
  await read.context().close()
})

test('without a list, an author enters the name in the URL', async () => {
  await wordpress.run("delete_transient('advisor_widgets_people');")
  host.fare('away', LISTS)
  const page = await withBlock('author')
  await page.getByText('Die Kennung des Themas steht im Code', { exact: false }).waitFor()
  const field = page.getByLabel('Beraterin oder Berater (Name in der URL)')
  await field.fill('anna-gruber')
  await page.getByText('Die Liste konnte nicht geladen werden.', { exact: false }).first().waitFor()
  expect(await page.evaluate("wp.data.select('core/editor').getEditedPostContent()")).toBe(BLOCK)
  await page.context().close()
  // the next page asks again
  await wordpress.run(FORGET)
})

test('the list is for those who write, and the setting for administrators', async () => {
  expect((await fetch(`${wordpress.origin}/?rest_route=/advisor-widgets/v1/choices`)).status).toBe(401)
  const page = await entered('author')
  const answer = await page.goto(`${wordpress.origin}/wp-admin/options-general.php?page=advisor-widgets`)
  expect(answer?.status()).toBe(403)
  await page.context().close()
})

test('only attributes that a tag has are printed, escaped, each with the link that does the same', async () => {
  const printed = (tag: string, values: string) => `advisor_widgets_print('advisor-${tag}', ${values})`
  const calls = [
    printed('card', `['alias' => 'x"><script>alert(1)</script>', 'onclick' => 'alert(1)', 'mode' => 'page']`),
    printed('whatsapp-button', `['inline', 'alias' => 'anna-gruber']`),
    printed('contact-form', `['alias' => 'nobody', 'kind' => 'callback']`),
    printed('booking', `['branch' => 'wien-innere-stadt', 'alias' => '']`),
    printed('list', `['limit' => 3]`),
    printed('messenger-button', '[]')
  ]
  const placeOf = (name: string) => {
    const height = registry.find(({ tag }) => tag === `advisor-${name}`)?.heights?.['']
    return ` style="display:block;min-block-size:${height}"`
  }
  const link = (path: string, text: string) => `<a href="${host.origin}${path}">${text}</a>`
  expect(JSON.parse(await wordpress.run(`echo json_encode([${calls.join()}]);`))).toEqual([
    `<advisor-card alias="x&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"${placeOf('card')}>${link('/app/profile/x%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E', 'Zur digitalen Visitenkarte')}</advisor-card>`,
    `<advisor-whatsapp-button alias="anna-gruber" inline>${link('/app/profile/anna-gruber', 'Zur digitalen Visitenkarte')}</advisor-whatsapp-button>`,
    `<advisor-contact-form alias="nobody" kind="callback"${placeOf('contact-form')}>${link('/contact/nobody/callback', 'Nachricht schreiben')}</advisor-contact-form>`,
    `<advisor-booking branch="wien-innere-stadt"${placeOf('booking')}>${link('/book/branch/wien-innere-stadt', 'Termin buchen')}</advisor-booking>`,
    `<advisor-list limit="3"${placeOf('list')}>${link('/advisors', 'Beratung finden')}</advisor-list>`,
    `<advisor-messenger-button style="display:inline-block;line-height:44px;margin-block:4px">${link('/search', 'Beratung finden')}</advisor-messenger-button>`
  ])
})

test('without a server, visitors see nothing and administrators what is missing', async () => {
  const none = "add_filter('pre_option_advisor_widgets_server', '__return_empty_string');"
  const print = `echo do_shortcode('[advisor-booking alias="anna-gruber"]');`
  expect(await wordpress.run(none + print)).toBe('')
  expect(await wordpress.run(`${none} wp_set_current_user(1); ${print}`)).toMatch(
    /^<p>Die Widgets brauchen die Adresse des Servers\. <a href="[^"]+page=advisor-widgets">/
  )
})

test('an author’s block and shortcode pass the filter, and a booking is made from a registered page', async () => {
  const { page: office } = await visit(browser, DESK)
  await login(office, 'admin@demo.example')
  const status = await office.evaluate(async (origin) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ origins: [origin] })
    return (await fetch('/api/v1/embedding/origins', { method: 'POST', headers, body })).status
  }, wordpress.origin)
  expect(status).toBeLessThan(300)
  await office.context().close()

  const page = await entered('author')
  const div = '<div data-advisor-widget="vcard-button" data-alias="anna-gruber"><a href="/kontakt">Kontakt</a></div>'
  const { link, stored } = await publish(
    page,
    'Vom Autor',
    `${BLOCK}\n[advisor-whatsapp-button alias="anna-gruber" inline onclick="alert(1)"]\n${div}\n<advisor-card alias="anna-gruber">roh</advisor-card>`
  )
  await page.context().close()
  expect(stored).toContain(BLOCK)
  expect(stored).toContain('data-advisor-widget="vcard-button"')
  expect(stored).not.toContain('<advisor-card')

  const { page: read, faults } = await readAs(link, true)
  await read
    .locator('advisor-whatsapp-button[inline]')
    .getByRole('link', { name: /WhatsApp/ })
    .waitFor()
  expect(await read.locator('advisor-whatsapp-button').getAttribute('onclick')).toBeNull()
  await read.locator('advisor-vcard-button, [data-advisor-widget]').getByRole('button').first().waitFor()
  await book(read.locator('advisor-booking'))
  await read.getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor()
  expect(faults).toEqual([])
  await read.context().close()
})

test('the settings say that the website is registered', async () => {
  const page = await entered('admin')
  await page.goto(`${wordpress.origin}/wp-admin/options-general.php?page=advisor-widgets`)
  await page.getByText(`${wordpress.origin} ist eingetragen`, { exact: false }).waitFor()
  expect(await page.getByRole('link', { name: 'Website eintragen' }).count()).toBe(0)
  await page.context().close()
})

test('readers without script get person and link; the loader is there once, and only with a widget', async () => {
  const author = await entered('author')
  const attack = '[advisor-card alias=\'anna-gruber"><script>alert(1)</script>\' mode="nonsense"]'
  const share = BLOCK.replace('booking', 'share-button')
  const { link } = await publish(author, 'Ohne Skript', `${BLOCK}\n${share}\n[advisor-list]\n${attack}`)
  const { link: plain } = await publish(author, 'Nur Text', 'Text')
  await author.context().close()

  const { page, faults } = await readAs(link, false)
  const booking = page.locator('advisor-booking')
  await booking.getByText('Anna Gruber').waitFor()
  const photo = booking.locator('img')
  expect(await photo.getAttribute('src')).toMatch(`${host.origin}/`)
  expect(await booking.getByRole('link').getAttribute('href')).toBe(`${host.origin}/book/anna-gruber`)
  expect(await page.locator('advisor-list a').getAttribute('href')).toBe(`${host.origin}/advisors`)
  expect(await page.locator('advisor-card').getAttribute('mode')).toBeNull()
  expect(await page.locator('script', { hasText: 'alert(1)' }).count()).toBe(0)
  // in the theme's column, a button too
  const title = await page.locator('h1.wp-block-post-title').boundingBox()
  for (const block of ['booking img', 'share-button a']) {
    const inside = await page.locator(`advisor-${block}`).boundingBox()
    expect([block, inside?.x]).toEqual([block, title?.x])
  }
  const loader = page.locator(`script[src="${host.origin}/embed.js"]`)
  expect(await loader.count()).toBe(1)
  expect([await loader.getAttribute('type'), await loader.getAttribute('async')]).toEqual(['module', ''])
  expect(faults).toEqual([])
  expect(await (await fetch(plain)).text()).not.toContain('embed.js')
  const feed = await (await fetch(`${wordpress.origin}/?feed=rss2`)).text()
  expect(feed).toContain(`<a href="${host.origin}/book/anna-gruber">Termin buchen</a>`)
  expect(feed).not.toContain('<advisor-booking')
  await page.context().close()
})

/** With what they show when they are there. */
const PLACED: [block: string, found: string][] = [
  ['booking {"alias":"anna-gruber"}', 'advisor-booking .option'],
  ['booking {"alias":"anna-gruber","mode":"popup"}', 'advisor-booking [part=button]'],
  ['card {"alias":"anna-gruber"}', 'advisor-card .card'],
  ['card {"alias":"anna-gruber","mode":"full"}', 'advisor-card .card-part'],
  ['contact-form {"alias":"anna-gruber"}', 'advisor-contact-form form'],
  ['contact-form {"alias":"anna-gruber","mode":"popup"}', 'advisor-contact-form [part=button]'],
  ['search', 'advisor-search form'],
  ['list {"limit":3}', 'advisor-list .listed-person'],
  ['events {"branch":"wien-innere-stadt"}', 'advisor-events .shown-event'],
  ...['whatsapp', 'vcard', 'wallet', 'share', 'messenger'].map((name): [string, string] => [
    `${name}-button {"alias":"anna-gruber"}`,
    `advisor-${name}-button [part=button]`
  ])
]

describe('nothing moves when it comes late:', () => {
  const links: Record<string, string> = {}
  beforeAll(async () => {
    const author = await entered('author')
    for (const [block] of PLACED) {
      const { link } = await publish(author, 'Platz', `<!-- wp:advisor-widgets/${block} /-->\n\nDanach`)
      links[block] = link
    }
    await author.context().close()
  })

  test.each(PLACED)('the block %s', async (block, found) => {
    for (const options of [NARROW, DESK]) {
      const { page } = await visit(browser, options, [wordpress.origin, host.origin])
      const { value, moved } = await shiftsOf(page, host, links[block] ?? '', () =>
        page.locator(found).first().waitFor()
      )
      const [tag = ''] = found.split(' ')
      const box = await page.locator(tag).first().boundingBox()
      expect([value, moved], `${options.viewport?.width} px wide, ${box?.height} px high`).toEqual([0, []])
      await page.context().close()
    }
  })
})

test('a server that is away holds no page up: the kept person and the link stay', async () => {
  const author = await entered('author')
  const { link } = await publish(author, 'Server fort', BLOCK)
  await author.context().close()
  const age =
    "$kept = get_transient('advisor_widgets_people'); $kept['at'] = 0; set_transient('advisor_widgets_people', $kept);"
  host.asked.length = 0
  await wordpress.run(age + FORGET)
  // it never answers
  host.fare('slow', PEOPLE)
  expect(await (await fetch(link)).text()).toContain('Anna Gruber</strong>')
  expect(asksForPeople()).toBe(1)
  expect(await (await fetch(link)).text()).toContain('Anna Gruber</strong>')
  expect(asksForPeople()).toBe(1)

  host.fare('away')
  await wordpress.run(`delete_transient('advisor_widgets_people');${FORGET}`)
  const { page } = await readAs(link, true)
  const fallback = page.locator('advisor-booking').getByRole('link', { name: 'Termin buchen' })
  await fallback.waitFor()
  expect(await fallback.getAttribute('href')).toBe(`${host.origin}/book/anna-gruber`)
  await page.context().close()
})

test('in the classic editor and a classic theme, shortcodes stay as written, and are in the column', async () => {
  const classic = "add_filter('use_block_editor_for_post', '__return_false');"
  await wordpress.run(
    `switch_theme('twentytwentyone'); wp_mkdir_p(WPMU_PLUGIN_DIR); file_put_contents(WPMU_PLUGIN_DIR . '/classic.php', "<" . "?php ${classic}");`
  )
  const page = await entered('author')
  await page.goto(`${wordpress.origin}/wp-admin/post-new.php`)
  await page.fill('#title', 'Klassisch')
  const text = page.frameLocator('#content_ifr').locator('body')
  await text.click()
  const lines = [
    'Ein Absatz',
    '[advisor-booking alias="anna-gruber"]',
    '[advisor-share-button alias="anna-gruber"]',
    'Schreiben Sie: [advisor-whatsapp-button alias="anna-gruber" inline]'
  ]
  for (const line of lines) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await page.click('#content-html')
  await page.click('#content-tmce')
  for (const line of lines) await text.getByText(line, { exact: true }).waitFor()
  await Promise.all([page.waitForURL(/post=\d+/), page.click('#publish')])
  const link = `${wordpress.origin}/?p=${new URL(page.url()).searchParams.get('post')}`
  await page.context().close()

  const { page: read, faults } = await readAs(link, true)
  await button(read.locator('advisor-booking'), /Kontoeröffnung/).waitFor()
  await read
    .locator('p advisor-whatsapp-button')
    .getByRole('link', { name: /WhatsApp/ })
    .waitFor()
  const column = await read.getByText('Ein Absatz', { exact: true }).boundingBox()
  for (const tag of ['booking', 'share-button']) {
    const box = await read.locator(`advisor-${tag}`).boundingBox()
    expect([tag, box?.x]).toEqual([tag, column?.x])
  }
  const loader = read.locator(`script[src="${host.origin}/embed.js"]`)
  expect([await loader.getAttribute('type'), await loader.getAttribute('async')]).toEqual(['module', ''])
  expect(faults).toEqual([])
  await read.context().close()
  await wordpress.run("unlink(WPMU_PLUGIN_DIR . '/classic.php'); switch_theme('twentytwentythree');")
})

test('an administrator may also write the tag by hand, as Custom HTML', async () => {
  const page = await entered('admin')
  const tag = '<advisor-whatsapp-button alias="anna-gruber"><a href="/kontakt">Kontakt</a></advisor-whatsapp-button>'
  const script = `<script type="module" async src="${host.origin}/embed.js"></script>`
  const { link, stored } = await publish(page, 'Von Hand', `<!-- wp:html -->\n${script}\n${tag}\n<!-- /wp:html -->`)
  await page.context().close()
  expect(stored).toContain(tag)
  const { page: read } = await readAs(link, true)
  await read
    .locator('advisor-whatsapp-button')
    .getByRole('link', { name: /WhatsApp/ })
    .waitFor()
  await read.context().close()
})

test('the server has the plugin of its version as a file to upload', async () => {
  const { version } = await (await fetch(`${site.host}/cdn/integrity.json`)).json()
  const answer = await fetch(`${site.host}/cdn/advisor-widgets-wordpress-${version}.zip`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const folder = 'integrations/wordpress'
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)))
  expect(Object.keys(files).toSorted()).toEqual([...names, 'advisor-widgets/LICENSE'].toSorted())
  for (const name of names)
    expect(Buffer.from(files[name] ?? []).equals(readFileSync(join(folder, name))), name).toBe(true)
})

test('WordPress has nothing to complain about, and nothing is left when the plugin is deleted', async () => {
  expect(await wordpress.faults()).toEqual([])
  await wordpress.run("define('WP_UNINSTALL_PLUGIN', 1); require WP_PLUGIN_DIR . '/advisor-widgets/uninstall.php';")
  const left =
    'echo $wpdb->get_var("SELECT GROUP_CONCAT(option_name) FROM $wpdb->options WHERE option_name LIKE \'%advisor_widgets%\'");'
  expect(await wordpress.run(left)).toBe('')
})
