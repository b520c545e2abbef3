import { createElement } from 'react'

interface FramedWidgetProps {
  lang: string
  title: string
  tag: string
  attributes: Readonly<Record<string, string | number | boolean>>
  /** Inside the tag: leaves the frame. */
  link: { href: string; text: string }
  /** The website around the frame, if it may show the page. */
  origin: string
  css: string
}

/** Transparent, so that the colours of the page around are seen. */
export const framedCss = (scheme: string) =>
  `html{color-scheme:${scheme};background:transparent}body{margin:0;display:flow-root}`

/** A page with nothing but a widget, for a frame. */
export const FramedWidgetPage = ({ lang, title, tag, attributes, link, origin, css }: FramedWidgetProps) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <style>{css}</style>
      <script type="module" async src="/embed.js" />
      <script type="module" async src="/cdn/framed.js" />
    </head>
    <body data-around={origin}>
      {createElement(
        tag,
        attributes,
        <a href={link.href} target="_top">
          {link.text}
        </a>
      )}
    </body>
  </html>
)
