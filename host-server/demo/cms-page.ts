/** What the editor of a bank's CMS would write: their own page, one script line, and the tags. */
export interface CmsPage {
  lang: string
  title: string
  /** Origin of the host that serves the widgets. */
  host: string
  alias: string
  advisor: string
  photo: string
  texts: {
    nav: readonly string[]
    kicker: string
    headline: string
    lead: string
    advisorTitle: string
    advisorText: string
    book: string
    bookLead: string
    write: string
    others: string
    footer: string
  }
  whatsapp: string
}

const GERMAN: CmsPage['texts'] = {
  nav: ['Konto & Karten', 'Sparen', 'Finanzieren', 'Vorsorge'],
  kicker: 'Wohnen & Finanzieren',
  headline: 'Ihr Zuhause beginnt mit einem guten Gespräch.',
  lead: 'Ob erste Eigentumswohnung oder Umbau: Wir rechnen mit Ihnen, was sich ausgeht – persönlich in der Filiale, am Telefon oder per Video.',
  advisorTitle: 'Ihre Beraterin',
  advisorText: 'Sie berät zu Wohnbaufinanzierung und Vorsorge.',
  book: 'Termin vereinbaren',
  bookLead: 'In weniger als einer Minute: Thema wählen, Zeit aussuchen, fertig.',
  write: 'Auch unterwegs erreichbar:',
  others: 'Jemand anderen suchen',
  footer: 'Beispielseite eines fremden CMS. Alle Personen und Banken sind erfunden.'
}

const ENGLISH: CmsPage['texts'] = {
  nav: ['Accounts & cards', 'Savings', 'Mortgages', 'Pensions'],
  kicker: 'Home & mortgages',
  headline: 'A good home starts with a good conversation.',
  lead: 'First flat or extension: we work out with you what fits – in the branch, by phone or by video.',
  advisorTitle: 'Your advisor',
  advisorText: 'She advises on mortgages and pensions.',
  book: 'Book an appointment',
  bookLead: 'In under a minute: choose a topic, pick a time, done.',
  write: 'Also when you’re out:',
  others: 'Find another advisor',
  footer: 'Example page of a foreign CMS. All persons and banks are fictitious.'
}

export const cmsTexts = (lang: string) => (lang.startsWith('de') ? GERMAN : ENGLISH)

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

export function cmsPage({ lang, title, host, alias, advisor, photo, texts, whatsapp }: CmsPage): string {
  const name = escaped(advisor)
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escaped(texts.lead)}">
<title>${escaped(texts.kicker)} – ${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/cms.css">
<script type="module" async src="${host}/embed.js"></script>
</head>
<body class="${lang.startsWith('de') ? 'alpen' : 'nord'}">
<header class="top"><div class="wrap"><a class="brand" href="#">${escaped(title)}</a><nav aria-label="${escaped(title)}">${texts.nav.map((item) => `<a href="#book">${escaped(item)}</a>`).join('')}</nav></div></header>
<main>
<section class="hero"><div class="wrap"><p class="kicker">${escaped(texts.kicker)}</p><h1>${escaped(texts.headline)}</h1><p class="lead">${escaped(texts.lead)}</p>
<advisor-booking alias="${alias}" mode="popup"><a class="cta" href="${host}/book/${alias}">${escaped(texts.book)}</a></advisor-booking></div></section>
<section class="wrap columns">
<aside aria-labelledby="advisor"><h2 id="advisor">${escaped(texts.advisorTitle)}</h2>
<p>${escaped(texts.advisorText)}</p>
<advisor-card alias="${alias}" mode="compact"><p><img src="${host}${photo}" alt="" width="128" height="128"></p><p><a href="${host}/app/profile/${alias}">${name}</a></p></advisor-card>
<p>${escaped(texts.write)} <advisor-whatsapp-button alias="${alias}" inline><a href="${whatsapp}">WhatsApp</a></advisor-whatsapp-button></p>
</aside>
<div id="book"><h2>${escaped(texts.book)}</h2><p>${escaped(texts.bookLead)}</p>
<advisor-booking alias="${alias}"><a href="${host}/book/${alias}">${escaped(texts.book)}</a></advisor-booking></div>
</section>
<section class="wrap search" aria-labelledby="others"><h2 id="others">${escaped(texts.others)}</h2>
<advisor-search><a href="${host}/search">${escaped(texts.others)}</a></advisor-search></section>
</main>
<footer><div class="wrap"><p>${escaped(texts.footer)}</p></div></footer>
</body>
</html>
`
}

export const cmsCss = `:root{color-scheme:light dark;--ink:light-dark(#1b2421,#e9eeec);--paper:light-dark(#fff,#10141a);--soft:light-dark(#f2f5f3,#181e26);--line:light-dark(#d9e0dc,#2d3640)}
.alpen{--brand:#0b5d4e}.nord{--brand:#1d3f8a}
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:var(--ink);background:var(--paper)}
.wrap{max-width:70rem;margin-inline:auto;padding-inline:1.25rem}
.top{border-bottom:1px solid var(--line);font-family:system-ui,sans-serif}
.top .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 2rem;padding-block:.75rem}
.brand{font-weight:700;font-size:1.25rem;color:inherit;text-decoration:none}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
nav a{color:inherit;text-decoration:none;font-size:.9375rem;padding-block:.25rem}
nav a:hover{text-decoration:underline}
.hero{background:var(--brand);color:#fff;padding-block:clamp(2.5rem,7vw,5rem)}
.kicker{font:600 .8125rem/1 system-ui,sans-serif;letter-spacing:.08em;text-transform:uppercase;margin:0 0 1rem}
h1,h2{font-family:Georgia,'Times New Roman',serif}
h1{font-size:clamp(2rem,5.5vw,3.25rem);line-height:1.1;font-weight:500;max-width:18ch;margin:0 0 1rem}
.lead{max-width:52ch;font-size:1.1875rem;margin:0 0 2rem}
.hero advisor-booking::part(button){background:#fff;color:#14342d}
.nord .hero advisor-booking::part(button){color:#142a5c}
.cta{display:inline-block;background:#fff;color:#14342d;padding:.8rem 1.4rem;border-radius:.6rem;font:600 1rem system-ui,sans-serif;text-decoration:none}
.columns{display:grid;gap:3rem;padding-block:3rem}
@media(min-width:60rem){.columns{grid-template-columns:18rem 1fr}}
aside img{border-radius:50%;background:var(--soft)}
.search{padding-block-end:3rem}
h2{font-size:1.75rem;font-weight:500;line-height:1.2;margin:0 0 .75rem}
h3{font-size:1.125rem;margin:1.5rem 0 .5rem}
a{color:light-dark(var(--brand),#8fc7ff)}
.hero a.cta{color:#14342d}
footer{background:var(--soft);border-top:1px solid var(--line);font-size:.9375rem;padding-block:1.5rem}
`
