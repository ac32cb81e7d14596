import { Component, type ComponentType, type ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { pageShare } from '../bus/index.js'
import { languageAt } from '../dom/page-language.js'
import type { BlockStay } from './block-stay.js'
import type { BlockState, BlockStore } from './block-store.js'
import type { BlockDeclaration } from './declaration.js'
import { frameOf } from './frame.js'
import { stayKey, storeKey } from './own-keys.js'
import { propsOf, type Views } from './view.js'

interface Host extends HTMLElement {
  [storeKey]: BlockStore
  [stayKey]: BlockStay
}

interface Props {
  /** The one documented prop of r2wc: our shadow root, whose host is the element. */
  container?: HTMLElement
}

interface State {
  failed: boolean
  /** Number of fresh starts because other software had removed nodes that React looked for. */
  afresh: number
  /** The state that is shown; a different one gives a view that has thrown another chance. */
  shown?: BlockState
}

/** A view that fails for another reason is not tried for ever. */
const mostAfresh = 50

// These words cannot be replaced by a page: they must be there whatever has thrown, the shop itself included.
const words = {
  de: { message: 'Dieser Bereich kann gerade nicht angezeigt werden.', retry: 'Erneut versuchen' },
  en: { message: 'This part cannot be shown right now.', retry: 'Try again' },
}

const hostOf = ({ container }: Props): Host => (container as unknown as ShadowRoot).host as Host

/**
 * The component that React mounts into a block's shadow root: the view for its mode, inert in an editor and while it is locked.
 * It shelters the page from a view that throws: a short message here, and every other block lives. Both in one component,
 * as it weighs on each of a thousand elements; for the same reason it follows nothing: its element draws it whenever its
 * state is another one.
 */
export function blockRoot(declaration: BlockDeclaration, { live, sample = live }: Views) {
  const leaf = !declaration.slots
  const drawFrame = frameOf(declaration)

  return class BlockRoot extends Component<Props, State> {
    override state: State = { failed: false, afresh: 0 }

    static getDerivedStateFromError(): Partial<State> {
      return { failed: true }
    }

    static getDerivedStateFromProps(props: Props, { shown }: State): Partial<State> | null {
      const drawn = hostOf(props)[storeKey].drawn()
      return drawn === shown ? null : { failed: false, shown: drawn }
    }

    override componentDidCatch(error: unknown): void {
      // A translator or a grammar checker has replaced a text: the page is drawn anew, and only once it fails like this for long is it a fault.
      if (error instanceof DOMException && error.name === 'NotFoundError' && this.state.afresh < mostAfresh)
        return void this.setState(({ afresh }) => ({ failed: false, afresh: afresh + 1 }))
      const host = hostOf(this.props)
      const detail = { tag: host.localName, message: error instanceof Error ? error.message : String(error), error }
      host.dispatchEvent(new CustomEvent('vitrine-error', { detail, bubbles: true, composed: true }))
    }

    override render(): ReactNode {
      const element = hostOf(this.props)
      const { afresh, shown } = this.state
      const { fields, mode } = shown!
      const inside = this.state.failed
        ? sorry(element, () => this.setState({ failed: false }))
        : view(mode === 'edit' ? sample : live, () => propsOf(fields, element[stayKey].tools!), mode + (afresh || ''))
      return drawFrame({ element, mode, lang: pageShare().language?.get(), inert: leaf && mode === 'edit', children: inside })
    }
  }
}

// An error thrown here would pass the boundary, which only catches what its children throw.
function view(View: ComponentType, given: () => object, key: string): ReactNode {
  try {
    return jsx(View, given(), key)
  } catch (error) {
    return <Broken error={error} />
  }
}

function Broken({ error }: { error: unknown }): never {
  throw error
}

function sorry(element: HTMLElement, again: () => void): ReactNode {
  const { message, retry } = words[languageAt(element)]
  return (
    <div className="failed" part="error" role="alert">
      <p>{message}</p>
      <button type="button" className="button quiet" onClick={again}>
        {retry}
      </button>
    </div>
  )
}
