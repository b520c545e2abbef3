import type { SamplePage } from '#contract/embedding'

const COLOURS: Record<SamplePage, string> = {
  light: 'color-scheme: light; background: #fff; color: #1b2230; --line: #e3e6eb;',
  dark: 'color-scheme: dark; background: #14181d; color: #e9edf2; --line: #2a313a;'
}

const css = (colours: string) => `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; ${colours} }
nav, footer { display: flex; gap: 24px; padding: 20px 24px; }
nav { border-bottom: 1px solid var(--line); }
main { display: grid; gap: 16px; max-width: 720px; margin: 0 auto; padding: 32px 24px 48px; }
.line { display: block; height: 12px; border-radius: 6px; background: var(--line); }
.line.heading { width: 60%; height: 28px; }
.line.short { width: 45%; }
nav .line, footer .line { width: 72px; }
p { margin: 0; }
`

const Line = ({ look = '' }: { look?: string }) => <span className={`line ${look}`.trim()} />

/** A page as a website might be, without words, to look at a widget in it. */
export const EmbedSamplePage = ({ lang, sample }: { lang: string; sample: SamplePage }) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <style>{css(COLOURS[sample])}</style>
    </head>
    <body>
      <nav>
        <Line />
        <Line />
        <Line />
      </nav>
      <main>
        <Line look="heading" />
        <Line />
        <Line look="short" />
      </main>
      <footer>
        <Line />
        <Line />
      </footer>
    </body>
  </html>
)

interface FaultProps {
  lang: string
  text: string
}

/** Instead of a page that cannot be shown: why. */
export const EmbedFaultPage = ({ lang, text }: FaultProps) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <style>{css('color-scheme: light dark; background: Canvas; color: CanvasText; --line: #8a94a3;')}</style>
    </head>
    <body>
      <main>
        <p>{text}</p>
      </main>
    </body>
  </html>
)
