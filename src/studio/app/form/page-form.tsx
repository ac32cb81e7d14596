import { useState } from 'react'
import { isIndexed } from '../../../pages/document/indexing.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { safeUrl } from '../../../core/dom/safe-url.js'
import { addressesIn } from '../../../core/dom/srcset.js'
import { trustedOrigins } from '../../../pages/document/trusted-origins.js'
import { useEditorState, useSitePages, useStudio } from '../session/studio-context.js'
import type { Editing } from '../session/editing.js'
import { nearestPath, pathComplaint } from '../session/page-path.js'
import { AddressControl } from './address-control.js'
import { Segments, SelectList } from './choice-control.js'
import './form.css'
import { formMessages, usualDescription, usualTitle } from './form.messages.js'
import { FormHead } from './form-head.js'
import { Group } from './group.js'
import { PictureControl } from './picture-control.js'
import { sharedMessages } from '../shared/shared.messages.js'
import { pagesMessages } from '../pages/pages.messages.js'
import { Row } from './row.js'
import { TextControl } from './text-control.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

/** Form for the page itself, or for a shared part. */
export function PageForm() {
  const t = useStudioWords(formMessages)
  const { kind } = useEditorState().page
  if (kind) return <PartForm />
  return (
    <form className="property-form" onSubmit={(event) => event.preventDefault()}>
      <FormHead name={t.page} summary={t.pageSummary} />
      <Group heading={t.found}>
        <Title />
        <Path />
        <Description />
        <SearchResult />
      </Group>
      <Group heading={t.sharing}>
        <SocialPicture />
        <SharedLink />
      </Group>
      <Group heading={t.use}>
        <PageLanguage />
        <Translation />
        <Role />
        <Canonical />
        <Indexing />
      </Group>
    </form>
  )
}

/** A part has a name and a language; everything else belongs to the pages around it. */
function PartForm() {
  const t = useStudioWords(sharedMessages)
  const { title, kind } = useEditorState().page
  const { editing } = useStudio()
  return (
    <form className="property-form" onSubmit={(event) => event.preventDefault()}>
      <FormHead name={kind === 'part' ? t.kind : t.keepHeading} summary={kind === 'part' ? t.summary : t.keepText} />
      <Row label={t.name} field="title" required complaint={title.trim() ? undefined : t.nameNeeded}>
        {(wires) => <TextControl {...wires} value={title} keepsEmpty change={(text) => editing.setAbout({ title: text ?? '' })} />}
      </Row>
      <PageLanguage />
    </form>
  )
}

function Title() {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { title } = useEditorState().page
  return (
    <Row
      label={t.title}
      field="title"
      help={t.titleHelp}
      required
      complaint={title.trim() ? undefined : t.titleMissing}
      note={[...title].length > usualTitle ? t.titleLong : undefined}
    >
      {(wires) => (
        <TextControl {...wires} value={title} keepsEmpty countFrom={1} change={(text) => editing.setAbout({ title: text ?? '' })} />
      )}
    </Row>
  )
}

function Description() {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { description } = useEditorState().page
  const note = !description.trim() ? t.descriptionMissing : [...description].length > usualDescription ? t.descriptionLong : undefined
  return (
    <Row label={t.description} field="description" help={t.descriptionHelp} note={note}>
      {(wires) => (
        <TextControl
          {...wires}
          value={description}
          lines
          keepsEmpty
          countFrom={1}
          change={(text) => editing.setAbout({ description: text ?? '' })}
        />
      )}
    </Row>
  )
}

interface Draft {
  /** Path of the page when it was first shown: it counts as the page's own, though the site lists it. */
  own: string
  /** Typed address that is not valid yet; `over` is the path that counts meanwhile. */
  typed?: { text: string; over: string } | undefined
}
// A half-typed address survives a look at a block.
const drafts = new WeakMap<Editing, Draft>()

function usePath() {
  const { editing, paths, pageId } = useStudio()
  const pages = useSitePages()
  const { path } = useEditorState().page
  const own = pages.find(({ id }) => id === pageId)
  const taken = own ? pages.filter((page) => page !== own).flatMap((page) => [page.path, page.live ?? page.path]) : paths
  const [, show] = useState({})
  const draft = drafts.get(editing) ?? { own: path }
  drafts.set(editing, draft)
  const typed = draft.typed?.over === path ? draft.typed.text : undefined
  const complaintOf = (text: string) => pathComplaint(text, { taken, own: draft.own })
  function change(text: string) {
    const isGood = complaintOf(text) === undefined
    draft.typed = isGood ? undefined : { text, over: path }
    if (isGood && text !== path) editing.setAbout({ path: text })
    show({})
  }
  return { path, shown: typed ?? path, complaint: complaintOf(typed ?? path), live: own?.live, change }
}

function Path() {
  const t = useStudioWords(formMessages)
  const { path, shown, complaint, live, change } = usePath()
  const pages = useStudioWords(pagesMessages)
  const language = useLanguage()
  const text = complaint === 'taken' ? t.pathTaken(shown, path) : complaint && t.pathBad(complaint.text[language], path)
  const nearest = complaint && complaint !== 'taken' && complaint.kind === 'bad-path' ? nearestPath(shown) : undefined
  return (
    <Row
      label={t.path}
      field="path"
      help={t.pathHelp}
      complaint={text}
      note={!complaint && live && live !== shown ? pages.moves(live) : undefined}
      required
    >
      {(wires) => (
        <>
          <TextControl {...wires} value={shown} keepsEmpty spellCheck={false} inputMode="url" change={(next) => change(next ?? '')} />
          {nearest && (
            <button type="button" className="button suggestion" onClick={() => change(nearest)}>
              {t.takePath(nearest)}
            </button>
          )}
        </>
      )}
    </Row>
  )
}

function SearchResult() {
  const t = useStudioWords(formMessages)
  const { title, description, path } = useEditorState().page
  return (
    <figure className="preview-card">
      <figcaption className="help">{t.searchResult}</figcaption>
      <div className="search-result">
        <p className="search-address">
          {siteName()}
          {path === '/' ? '' : path.replaceAll('/', ' › ')}
        </p>
        <p className="search-title">{cut(title, usualTitle) || t.unnamed}</p>
        <p className="search-text">{cut(description, usualDescription)}</p>
      </div>
    </figure>
  )
}

const siteName = (): string => location.host
const cut = (text: string, most: number): string => ([...text].length > most ? `${[...text].slice(0, most).join('').trimEnd()} …` : text)

function SocialPicture() {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { page } = useEditorState()
  const image = page.openGraph?.image
  const origins = trustedOrigins(page.nodes)
  const isUnsafe = image !== undefined && !addressesIn(image).every((address) => safeUrl(address, origins))
  return (
    <Row label={t.socialPicture} grouped field="openGraph" help={t.socialHelp} complaint={isUnsafe ? t.complaints.unsafe : undefined}>
      {(wires) => (
        <PictureControl
          wires={wires}
          label={t.socialPicture}
          choose={({ address }) => editing.setAbout({ openGraph: { image: address } })}
          value={image}
          counts={image ?? ''}
          origins={origins}
          change={(address) => editing.setAbout({ openGraph: address ? { image: address } : undefined })}
        />
      )}
    </Row>
  )
}

function SharedLink() {
  const t = useStudioWords(formMessages)
  const { title, description, openGraph } = useEditorState().page
  const image = openGraph?.image && safeUrl(openGraph.image)
  return (
    <figure className="preview-card">
      <figcaption className="help">{t.shared}</figcaption>
      <div className="shared-link">
        {image && <img src={image} alt="" />}
        <div>
          <p className="search-address">{siteName()}</p>
          <p className="shared-title">{title || t.unnamed}</p>
          <p className="search-text">{cut(description, 90)}</p>
        </div>
      </div>
    </figure>
  )
}

const languages: readonly PageDocument['language'][] = ['de', 'en']

function PageLanguage() {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { language } = useEditorState().page
  return (
    <Row label={t.language} field="language" grouped>
      {(wires) => (
        <Segments
          wires={wires}
          choices={languages.map((value) => ({ value, label: t.languages[value] }))}
          chosen={language}
          choose={(value) => editing.setAbout({ language: value === 'en' ? 'en' : 'de' })}
        />
      )}
    </Row>
  )
}

function Translation() {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { page } = useEditorState()
  const { translation } = page
  const origins = trustedOrigins(page.nodes)
  return (
    <Row
      label={t.translation}
      field="translation"
      help={t.translationHelp}
      complaint={translation && !safeUrl(translation, origins) ? t.complaints.unsafe : undefined}
    >
      {(wires) => (
        <AddressControl
          wires={wires}
          label={t.translation}
          value={translation}
          counts={translation ?? ''}
          origins={origins}
          change={(address) => editing.setAbout({ translation: address })}
        />
      )}
    </Row>
  )
}

function Role() {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { role = '' } = useEditorState().page
  const choices = Object.entries(t.roles).map(([value, label]) => ({ value, label }))
  const all = role in t.roles ? choices : [...choices, { value: role, label: t.unknownOption(role) }]
  return (
    <Row label={t.role} field="role" help={t.roleHelp}>
      {(wires) => (
        <SelectList wires={wires} choices={all} chosen={role} choose={(value) => editing.setAbout({ role: value || undefined })} />
      )}
    </Row>
  )
}

function Indexing() {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { page } = useEditorState()
  const indexed = isIndexed(page)
  return (
    <Row label={t.indexing} field="noindex" help={t.indexingHelp} grouped>
      {(wires) => (
        <Segments
          wires={wires}
          choices={[
            { value: 'yes', label: t.indexed },
            { value: 'no', label: t.unindexed },
          ]}
          chosen={indexed ? 'yes' : 'no'}
          choose={(value) => {
            const noindex = value === 'no'
            // A value that equals the role's default is not stored.
            editing.setAbout({ noindex: isIndexed({ role: page.role }) === !noindex ? undefined : noindex })
          }}
        />
      )}
    </Row>
  )
}

function Canonical() {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { page } = useEditorState()
  const { canonical } = page
  const origins = trustedOrigins(page.nodes)
  return (
    <Row
      label={t.canonical}
      field="canonical"
      help={t.canonicalHelp}
      complaint={canonical && !safeUrl(canonical, origins) ? t.complaints.unsafe : undefined}
    >
      {(wires) => (
        <AddressControl
          wires={wires}
          label={t.canonical}
          value={canonical}
          counts={canonical ?? ''}
          origins={origins}
          change={(address) => editing.setAbout({ canonical: address })}
        />
      )}
    </Row>
  )
}
