import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { EmbeddedTag } from '#contract/embedding'
import type { embeddingMessages } from '#contract/messages/embedding.messages'
import type { tagLinksMessages } from '#contract/messages/tag-links.messages'
import { tagLink } from '#contract/tag-links'
import { useTexts } from '../../core/element/texts.tsx'
import { registry } from '../../embed/registry.ts'
import {
  addScriptOf,
  declarationsOf,
  importMapOf,
  inParagraph,
  insertionOf,
  installLine,
  isButton,
  markupOf,
  placeholderOf,
  placeOf,
  pluginPath,
  policyFor,
  type Release,
  reactOf,
  scriptLine,
  shortcodeOf,
  styleRuleOf,
  vueSetUpOf
} from '../../embed/snippet.ts'
import { Copyable } from '../../ui/feedback/copyable.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { releaseRequest } from './embedding.atoms.ts'

const useMessages = useTexts<typeof embeddingMessages & typeof tagLinksMessages>

const WAYS = ['html', 'div', 'wordpress', 'tag-manager', 'react', 'vue'] as const
type Way = (typeof WAYS)[number]
const isForApplications = (way: Way) => way === 'react' || way === 'vue'
/** What is installed is that of the server's version, so there is nothing to pin, and no line for the script. */
const isInstalled = (way: Way) => way === 'wordpress' || isForApplications(way)
const hasStyleSheet = (way: Way) => way !== 'wordpress' && way !== 'tag-manager'
/** Import maps stand above all scripts of a page, and a tag manager comes later. */
const isPinnable = (way: Way) => way === 'html' || way === 'div'

const WRITE = {
  html: markupOf,
  div: placeholderOf,
  wordpress: shortcodeOf,
  'tag-manager': insertionOf,
  react: reactOf,
  vue: markupOf
} as const satisfies Record<Way, unknown>

const SCRIPT_TEXT = { 'tag-manager': 'embedding.part-manager-script-text' } as const
const TAG_TEXT = {
  wordpress: 'embedding.part-shortcode-text',
  'tag-manager': 'embedding.part-manager-tag-text'
} as const

interface PartsProps {
  way: Way
  tag: EmbeddedTag
  look: Readonly<Record<string, string>>
  release: Release | undefined
  /** Without the release, there is no line for the script or the package yet. */
  isPinned: boolean
}

/** A popup has a rule of its own, since its button has another place than what stands within the page. */
function selectorOf(way: Way, { tag, attributes: { mode } }: EmbeddedTag): string {
  const isDiv = way === 'div'
  const popup = isDiv ? '[data-mode="popup"]' : '[mode="popup"]'
  return (isDiv ? `[data-advisor-widget="${tag.replace('advisor-', '')}"]` : tag) + (mode === 'popup' ? popup : '')
}

/** An institution's server has the same address for visitors and for staff. */
const host = () => location.origin

function Parts({ way, tag, look, release, isPinned }: PartsProps) {
  const t = useMessages()
  const link = tagLink(tag)
  const placed = { tag: tag.tag, fallback: { href: host() + link.href, text: t(link.text) } }
  const isPackage = isForApplications(way)
  const attributes = {
    ...(isPackage && { host: host() }),
    ...tag.attributes,
    ...(tag.lang && { lang: tag.lang })
  }
  // the plugin of WordPress keeps the place itself, and a tag manager comes after the page
  const widget = hasStyleSheet(way) && registry.find((one) => one.tag === tag.tag)
  const style = { ...(widget && placeOf(widget, attributes)), ...look }
  const inTag = way === 'tag-manager' && Object.keys(look).length > 0 && { style: declarationsOf(look) }
  const code = WRITE[way](placed, { ...attributes, ...inTag })
  const isKnown = !isPinned || release !== undefined
  const script =
    way === 'tag-manager'
      ? [addScriptOf(host())]
      : [release && importMapOf(host(), release, tag.tag), scriptLine(host(), release)]
  return (
    <>
      {isPackage && release && (
        <Copyable
          title={t('embedding.part-package')}
          text={t('embedding.part-package-text')}
          code={[installLine(host(), release), way === 'vue' && vueSetUpOf(placed)].filter(Boolean).join('\n\n')}
        />
      )}
      {way === 'wordpress' && release && (
        <section className="copyable" aria-labelledby="embedding-plugin">
          <h3 id="embedding-plugin">{t('embedding.part-plugin')}</h3>
          <p className="help">{t('embedding.part-plugin-text', { host: host() })}</p>
          <div className="cluster">
            <a className="button" href={pluginPath(release)} download>
              {t('embedding.plugin')}
            </a>
          </div>
        </section>
      )}
      {!isInstalled(way) && isKnown && (
        <Copyable
          title={t('embedding.part-script')}
          text={t(SCRIPT_TEXT[way as 'tag-manager'] ?? 'embedding.part-script-text')}
          code={script.filter(Boolean).join('\n')}
        />
      )}
      <Copyable
        title={t('embedding.part-tag')}
        text={t(TAG_TEXT[way as 'wordpress'] ?? 'embedding.part-tag-text')}
        code={way === 'html' && isButton(tag, attributes) ? inParagraph(code) : code}
      />
      {tag.attributes.test && <p className="notice warning">{t('embedding.test')}</p>}
      {way !== 'tag-manager' && Object.keys(style).length > 0 && (
        <Copyable
          title={t('embedding.part-look')}
          text={t('embedding.part-look-text')}
          code={styleRuleOf(selectorOf(way, tag), style)}
        />
      )}
      <Copyable title={t('embedding.part-policy')} text={t('embedding.part-policy-text')} code={policyFor(host())} />
    </>
  )
}

interface CodeProps {
  tag: EmbeddedTag
  look: Readonly<Record<string, string>>
}

/** What is copied into a page, an application or a CMS. */
export function Code({ tag, look }: CodeProps) {
  const t = useMessages()
  const [way, setWay] = useState<Way>('html')
  const [isPinned, setPinned] = useState(false)
  const { status, value: release } = useAtomValue(releaseRequest.stateAtom)
  const load = useSetAtom(releaseRequest.loadAtom)
  const canPin = isPinnable(way)
  const isReleaseNeeded = isInstalled(way) || (canPin && isPinned)
  const pin = (on: boolean) => {
    setPinned(on)
    if (on) void load()
  }
  return (
    <section className="card stack embedding-code" aria-labelledby="embedding-code">
      <h2 className="card-title" id="embedding-code">
        {t('embedding.code')}
      </h2>
      <SelectField
        name="way"
        label={t('embedding.way')}
        value={way}
        options={WAYS.map((one) => [one, t(`embedding.way-${one}`)] as const)}
        onChange={(chosen) => {
          setWay(chosen)
          if (isInstalled(chosen)) void load()
        }}
      />
      {isInstalled(way) && status === 'error' && <p className="help">{t('embedding.version-failed')}</p>}
      {canPin && (
        <CheckField
          name="pinned"
          title={t('embedding.pinned')}
          text={t(isPinned && status === 'error' ? 'embedding.pinned-failed' : 'embedding.pinned-text')}
          checked={isPinned}
          onChange={pin}
        />
      )}
      <Parts
        way={way}
        tag={tag}
        look={look}
        release={isReleaseNeeded ? release : undefined}
        isPinned={canPin && isPinned}
      />
    </section>
  )
}
