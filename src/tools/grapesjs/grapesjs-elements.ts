import type { Editor } from 'grapesjs'
import type { LocalizedText } from '../../core/element/declaration.js'
import { headingType, pictureType, standInType, textType } from './grapesjs-names.js'

const words = {
  de: {
    category: 'Text & Bild',
    heading: 'Überschrift',
    text: 'Text',
    picture: 'Bild',
    level: 'Ebene',
    levels: ['1, einmal je Seite', '2', '3', '4'],
    anchor: 'Sprungmarke',
    source: 'Adresse',
    alternative: 'Alternativtext (leer: nur Schmuck)',
    width: 'Breite (px)',
    height: 'Höhe (px)',
    newHeading: 'Neue Überschrift',
    newText: 'Schreib hier etwas.',
    standIn: 'Geteilter Teil oder fremder Baustein',
    stands: 'Hier steht ein geteilter Teil, oder ein Baustein, den es hier nicht gibt. Er bleibt, wie er ist.',
  },
  en: {
    category: 'Text & picture',
    heading: 'Heading',
    text: 'Text',
    picture: 'Picture',
    level: 'Level',
    levels: ['1, once per page', '2', '3', '4'],
    anchor: 'Anchor',
    source: 'Address',
    alternative: 'Alternative text (empty: decoration only)',
    width: 'Width (px)',
    height: 'Height (px)',
    newHeading: 'New heading',
    newText: 'Write something here.',
    standIn: 'Shared part or unknown block',
    stands: 'Here stands a shared part, or a block that is not known here. It stays as it is.',
  },
}

const icon = (path: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`

/** Adds headings, texts, pictures, and the stand-in for a shared part, as components of GrapesJS. */
export function addElements(editor: Editor, locale: keyof LocalizedText): void {
  const t = words[locale]
  const category = { id: 'vitrine-elements', label: t.category }
  const anchor = { type: 'text', name: 'id', label: t.anchor }
  const line = (name: string, label: string) => ({ type: 'text', name, label })

  editor.Components.addType(headingType, {
    extend: 'text',
    isComponent: (element: HTMLElement) => /^H[1-4]$/.test(element.tagName),
    model: {
      defaults: {
        tagName: 'h2',
        name: t.heading,
        stylable: false,
        traits: [
          {
            type: 'select',
            name: 'tagName',
            label: t.level,
            changeProp: true,
            options: t.levels.map((label, index) => ({ id: `h${index + 1}`, label })),
          },
          anchor,
        ],
      },
    },
  })
  editor.Components.addType(textType, {
    extend: 'text',
    isComponent: (element: HTMLElement) => element.tagName === 'P',
    model: { defaults: { tagName: 'p', name: t.text, stylable: false, traits: [anchor] } },
  })
  editor.Components.addType(pictureType, {
    extend: 'image',
    isComponent: (element: HTMLElement) => element.tagName === 'IMG',
    model: {
      defaults: {
        tagName: 'img',
        name: t.picture,
        stylable: false,
        resizable: false,
        traits: [
          { type: 'text', name: 'src', label: t.source, changeProp: true },
          line('alt', t.alternative),
          line('width', t.width),
          line('height', t.height),
          anchor,
        ],
      },
    },
  })
  editor.Components.addType(standInType, {
    isComponent: () => false,
    model: {
      defaults: { tagName: 'div', name: t.standIn, droppable: false, editable: false, stylable: false, traits: [] },
      // The publisher inserts the content that this stands for.
      toHTML: () => '',
    },
    view: {
      onRender({ el }: { el: HTMLElement }) {
        el.setAttribute('role', 'note')
        el.textContent = t.stands
      },
    },
  })

  const said = (content: string) => [{ type: 'textnode', content }]
  const blocks = [
    {
      id: headingType,
      label: t.heading,
      drawing: 'M6 5v14M18 5v14M6 12h12',
      content: { type: headingType, components: said(t.newHeading) },
    },
    { id: textType, label: t.text, drawing: 'M4 7h16M4 12h16M4 17h10', content: { type: textType, components: said(t.newText) } },
    { id: pictureType, label: t.picture, drawing: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.5', content: { type: pictureType } },
  ]
  for (const { id, label, drawing, content } of blocks) editor.Blocks.add(id, { label, category, media: icon(drawing), content })
}
