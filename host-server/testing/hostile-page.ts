/** A page that does to embedded widgets what real pages do, all together. */
export interface HostilePage {
  /** Origin of the page itself. */
  own: string
  host: string
  alias: string
  /** jQuery does not work on a page that requires Trusted Types. */
  jquery: boolean
}

const script = (src: string, attributes = '') => `<script ${attributes} src="${src}"></script>`

const fallback = (host: string, alias: string) => `<a href="${host}/book/${alias}">Termin ohne Skript</a>`

export const hostilePage = ({ own, host, alias, jquery }: HostilePage) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Feindselig</title>
<base href="https://elsewhere.example/deep/">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${own}/page.css">
${jquery ? script(`${own}/jquery.js`) : ''}
${script(`${own}/react.js`)}
${script(`${own}/react-dom.js`)}
${script(`${own}/listen.js`)}
${script(`${own}/page.js`, 'defer')}
${script(`${host}/embed.js`, 'type="module" async')}
${script(`${host}/embed.js`, 'type="module" async')}
${script(`${host}/embed.js?twice`, 'type="module" async')}
</head>
<body>
<h1>Eine Seite mit eigenem Kopf</h1>
<button id="own" type="button">Eigener Knopf</button>
<div id="react"></div>
<main id="page">
<advisor-booking alias="${alias}">${fallback(host, alias)}</advisor-booking>
<advisor-booking id="popup" alias="${alias}" mode="popup">${fallback(host, alias)}</advisor-booking>
<p>Oder <advisor-whatsapp-button id="inline" alias="${alias}" inline><a href="https://wa.me/43">schreiben</a></advisor-whatsapp-button> Sie uns.</p>
<div id="stand" class="box" data-advisor-widget="whatsapp-button" data-alias="${alias}"><a href="https://wa.me/43">WhatsApp</a></div>
<advisor-topics alias="${alias}"><a href="${host}/app/">Themen</a></advisor-topics>
</main>
</body>
</html>
`

/** The same markup without interference, as a reference for the widgets' appearance. */
export const calmCss = ':root{color-scheme:light dark}body{margin:16px}'

export const hostileCss = `
:root { font-size: 62.5%; color-scheme: light dark }
body { margin: 16px; font: 16px/3 serif; letter-spacing: .3em; word-spacing: 1em; text-indent: 4em; text-transform: uppercase; white-space: pre-line; font-style: italic; font-variant: small-caps; text-shadow: 1px 1px 2px red; text-align: right; cursor: crosshair; list-style: square inside; border-collapse: collapse; border-spacing: 9px; word-break: break-all; tab-size: 9; quotes: none }
*:not(html, body, head, head *, img, svg, svg *) { all: unset; display: revert }
body * { transition: all 9s !important }
button, a, input, textarea, select, h1, h2, h3, p, div, section, ul, li, table, th, td, label, dialog {
  color: rgb(255, 0, 255) !important; background: rgb(255, 255, 0) !important; border: 7px dashed rgb(0, 0, 255) !important;
  padding: 21px !important; margin: 3px !important; border-radius: 0 !important; min-height: 0 !important;
  font: italic 900 16px fantasy !important; box-shadow: none !important; float: left !important; clear: both !important; opacity: .9 !important
}
.root, .button, .card, .primary, .input, .flow, .notice, .option { display: none !important }
main { display: block }
`

/** Runs before an element can be ready, so that it hears every event. */
export const hostileListener = `
window.bank = {
  counted: 0,
  heard: [],
  /** The pages of a single-page application: each swap throws the one before away. */
  show(...nodes) { document.getElementById('page').replaceChildren(...nodes) },
  element(name, attributes, text) {
    const element = document.createElement(name)
    for (const key in attributes) element.setAttribute(key, attributes[key])
    if (text) element.append(text)
    return element
  }
}
for (const name of ['ready', 'error', 'step', 'booked', 'rescheduled', 'contact']) {
  document.addEventListener('advisor-' + name, ({ type, detail, bubbles, composed, cancelable, target }) =>
    bank.heard.push({ type, detail, target: target.localName, flags: [bubbles, composed, cancelable] }))
}
`

export const hostileScript = `
document.getElementById('own').addEventListener('click', () => { bank.counted += 1 })
const h = React.createElement
class Counter extends React.Component {
  constructor(props) { super(props); this.state = { count: 0, shown: true }; bank.counter = this }
  render() {
    return h('div', null,
      h('button', { id: 'count', onClick: () => this.setState(({ count }) => ({ count: count + 1 })) }, 'React ', this.state.count),
      this.state.shown && h('div', { 'data-advisor-widget': 'whatsapp-button', 'data-alias': this.props.alias }),
      this.state.shown && h('advisor-whatsapp-button', { alias: this.props.alias, lang: 'en' }))
  }
}
ReactDOM.render(h(Counter, { alias: document.querySelector('advisor-booking').getAttribute('alias') }), document.getElementById('react'))
`
