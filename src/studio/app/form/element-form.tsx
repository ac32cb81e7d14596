import { useRef } from 'react'
import type { NodePath } from '../../../pages/document/problems.js'
import { readPageReference } from '../../../pages/document/page-links.js'
import { safeUrl } from '../../../core/dom/safe-url.js'
import { trustedOrigins } from '../../../pages/document/trusted-origins.js'
import type { HtmlNode, PageNode } from '../../../core/element/declaration.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { kindOf } from '../session/node-names.js'
import { AddressControl, leadsNowhere, useUnfinished } from './address-control.js'
import { Segments, SelectList, Switch } from './choice-control.js'
import { Fold } from './fold.js'
import { formMessages } from './form.messages.js'
import { FormHead } from './form-head.js'
import type { ChosenPicture } from '../media/library-dialog.js'
import { NumberControl } from './number-control.js'
import { PictureControl } from './picture-control.js'
import { Row } from './row.js'
import { knownStyle, stylesFor, withStyle } from './styles.js'
import { TextControl } from './text-control.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

interface ElementFormProps {
  node: HtmlNode
  way: NodePath
}

const holdsText = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'a', 'li', 'span', 'strong', 'em', 'small', 's', 'sub', 'sup', 'figcaption'])
const levels = ['h1', 'h2', 'h3', 'h4']

/** Form for the text and the attributes of a plain element. */
export function ElementForm(props: ElementFormProps) {
  const t = useStudioWords(formMessages)
  const { declarations } = useStudio()
  const language = useLanguage()
  const name = props.node.html.toLowerCase()
  return (
    <>
      <FormHead name={kindOf(props.node, { declarations, language })} summary="" hasTexts />
      {holdsText.has(name) && <TextOf {...props} />}
      {levels.includes(name) && <Level {...props} />}
      {name === 'a' && <Link {...props} />}
      {name === 'img' && <Picture {...props} />}
      <Style {...props} />
      <Fold summary={t.advanced(name === 'img' ? 3 : 1)} open={false}>
        {name === 'img' && <PictureDetails {...props} />}
        <Attribute {...props} attribute="id" label={t.anchor} help={t.anchorHelp} />
      </Fold>
    </>
  )
}

/** An element's attributes, and how to set one; undefined takes it away. */
function useAttributes({ node, way }: ElementFormProps) {
  const { editing } = useStudio()
  const { attributes = {}, ...rest } = node
  function set(changes: Readonly<Record<string, string | undefined>>) {
    const entries = Object.entries({ ...attributes, ...changes }).filter((entry): entry is [string, string] => entry[1] !== undefined)
    editing.replace(way, entries.length > 0 ? { ...rest, attributes: Object.fromEntries(entries) } : rest, Object.keys(changes).join(' '))
  }
  return { attributes, set }
}

function TextOf({ node, way }: ElementFormProps) {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { children = [] } = node
  if (!children.every((child) => typeof child === 'string')) {
    return (
      <div className="field">
        <p className="field-label">{t.text}</p>
        <p className="mixed-text">{visibleText(children)}</p>
        <p className="help">{t.mixedText}</p>
      </div>
    )
  }
  return (
    <Row label={t.text}>
      {(wires) => (
        <TextControl
          {...wires}
          value={children.join('')}
          lines
          keepsEmpty
          countFrom={200}
          change={(text) => void editing.replace(way, { ...node, children: text ? [text] : [] }, 'text')}
        />
      )}
    </Row>
  )
}

const visibleText = (nodes: readonly PageNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : 'html' in node ? (node.html === 'br' ? '\n' : visibleText(node.children ?? [])) : ''))
    .join('')

function Level({ node, way }: ElementFormProps) {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  return (
    <Row label={t.level} help={t.levelHelp} grouped>
      {(wires) => (
        <Segments
          wires={wires}
          choices={levels.map((level) => ({ value: level, label: level.slice(1) }))}
          chosen={node.html.toLowerCase()}
          choose={(html) => void editing.replace(way, { ...node, html })}
        />
      )}
    </Row>
  )
}

function Link(props: ElementFormProps) {
  const t = useStudioWords(formMessages)
  const { paths } = useStudio()
  const { page } = useEditorState()
  const {
    attributes: { href, target },
    set,
  } = useAttributes(props)
  const { unfinished, ...attention } = useUnfinished(href ?? '')
  const origins = trustedOrigins(page.nodes)
  const complaint = !href
    ? t.linkMissing
    : unfinished || readPageReference(href) || safeUrl(href, origins)
      ? undefined
      : t.complaints.unsafe
  return (
    <div {...attention}>
      <Row label={t.link} field="href" complaint={complaint} note={leadsNowhere(href ?? '', paths) ? t.noPage : undefined}>
        {(wires) => (
          <AddressControl
            wires={wires}
            label={t.link}
            value={href}
            counts={href ?? ''}
            origins={origins}
            change={(next) => set({ href: next })}
          />
        )}
      </Row>
      <Row label={t.newTab} inline>
        {(wires) => (
          <Switch
            wires={wires}
            on={target === '_blank'}
            turn={(on) => set(on ? { target: '_blank', rel: 'noopener' } : { target: undefined, rel: undefined })}
          />
        )}
      </Row>
    </div>
  )
}

function Picture(props: ElementFormProps) {
  const t = useStudioWords(formMessages)
  const { page } = useEditorState()
  const {
    attributes: { src, alt: words },
    set,
  } = useAttributes(props)
  const origins = trustedOrigins(page.nodes)
  const stood = useRef({ src, words })
  // These attributes described the previous picture and are not true of this one.
  const otherPicture = { srcset: undefined, sizes: undefined, width: undefined, height: undefined }
  async function takeOver({ address, alt, ...known }: ChosenPicture): Promise<void> {
    const { width, height } = known.width && known.height ? known : await measuresOf(address)
    set({ src: address, alt, ...otherPicture, ...(width && height && { width: String(width), height: String(height) }) })
  }
  const remembering = {
    onFocus() {
      stood.current = { src, words }
    },
  }
  function typed(next: string | undefined): void {
    const { current } = stood
    const alt = !current.src ? words : next === current.src ? current.words : undefined
    set({ src: next, alt, ...otherPicture })
  }
  return (
    <>
      <Row
        label={t.picture}
        grouped
        field="src"
        complaint={!src ? t.pictureMissing : safeUrl(src, origins) ? undefined : t.complaints.unsafe}
      >
        {(wires) => (
          <div {...remembering}>
            <PictureControl
              wires={wires}
              label={t.picture}
              value={src}
              counts={src ?? ''}
              origins={origins}
              change={typed}
              choose={(picture) => void takeOver(picture)}
            />
          </div>
        )}
      </Row>
      <Alternative key={src} {...props} />
    </>
  )
}

/** Returns the size of a picture in pixels; nothing for one that cannot be loaded. */
async function measuresOf(address: string): Promise<{ width?: number; height?: number }> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch (error) {
    if (error instanceof DOMException) return {}
    throw error
  }
}

function Alternative(props: ElementFormProps) {
  const t = useStudioWords(formMessages)
  const {
    attributes: { alt },
    set,
  } = useAttributes(props)
  const isDecoration = alt === ''
  const before = useRef(alt)
  if (alt) before.current = alt
  return (
    <>
      <Row label={t.alternative} field="alt" help={t.alternativeHelp} complaint={alt === undefined ? t.alternativeMissing : undefined}>
        {(wires) => (
          <TextControl
            {...wires}
            value={alt === '' ? undefined : alt}
            lines
            countFrom={125}
            placeholder={isDecoration ? t.decorative : ''}
            change={(next) => set({ alt: next })}
          />
        )}
      </Row>
      <Row label={t.decorative} help={t.decorativeHelp} inline>
        {(wires) => <Switch wires={wires} on={isDecoration} turn={(on) => set({ alt: on ? '' : before.current || undefined })} />}
      </Row>
    </>
  )
}

function PictureDetails(props: ElementFormProps) {
  const t = useStudioWords(formMessages)
  return (
    <>
      <Size {...props} attribute="width" label={t.width} />
      <Size {...props} attribute="height" label={t.height} />
    </>
  )
}

function Size({ attribute, label, ...props }: ElementFormProps & { attribute: 'width' | 'height'; label: string }) {
  const t = useStudioWords(formMessages)
  const { attributes, set } = useAttributes(props)
  const given = attributes[attribute]
  const isWhole = given === undefined || /^[1-9]\d*$/.test(given)
  return (
    <Row label={label} help={t.sizeHelp} aside={<span className="field-unit">px</span>} complaint={isWhole ? undefined : t.wholeNumber}>
      {(wires) => (
        <NumberControl
          wires={wires}
          label={label}
          value={given === undefined ? undefined : isWhole ? Number(given) : given}
          min={1}
          max={10_000}
          unit="px"
          from={isWhole ? Number(given ?? 0) : 0}
          change={(value) => set({ [attribute]: value === undefined ? undefined : String(value) })}
        />
      )}
    </Row>
  )
}

function Attribute({ attribute, label, help, ...props }: ElementFormProps & { attribute: string; label: string; help: string }) {
  const { attributes, set } = useAttributes(props)
  return (
    <Row label={label} help={help}>
      {(wires) => <TextControl {...wires} value={attributes[attribute]} spellCheck={false} change={(next) => set({ [attribute]: next })} />}
    </Row>
  )
}

function Style(props: ElementFormProps) {
  const t = useStudioWords(formMessages)
  const { attributes, set } = useAttributes(props)
  const styles = stylesFor(props.node.html.toLowerCase())
  if (styles.length === 0) return null
  const choices = ['', ...styles].map((value) => ({ value, label: t.styles[value] ?? value }))
  return (
    <Row label={t.style}>
      {(wires) => (
        <SelectList
          wires={wires}
          choices={choices}
          chosen={knownStyle(attributes.class, styles)}
          choose={(style) => set({ class: withStyle(attributes.class, styles, style) })}
        />
      )}
    </Row>
  )
}
