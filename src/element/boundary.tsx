import { Component, type ReactNode } from 'react'
import { languageAt } from '../web/page-language.js'

interface Props {
  host: HTMLElement
  /** A new value is a new chance. */
  chance: unknown
  children: ReactNode
}

// Not among the words that a page replaces: these must be there whatever has thrown, the shop itself included.
const words = {
  de: { message: 'Dieser Bereich kann gerade nicht angezeigt werden.', again: 'Erneut versuchen' },
  en: { message: 'This part cannot be shown right now.', again: 'Try again' },
}

/** Shelters the page from a view that throws: a short message here, and every other block lives. */
export class Boundary extends Component<Props, { failed: boolean; chance: unknown }> {
  override state = { failed: false, chance: this.props.chance }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: Props, state: { chance: unknown }) {
    return props.chance === state.chance ? null : { failed: false, chance: props.chance }
  }

  override componentDidCatch(error: unknown): void {
    const { host } = this.props
    const detail = { tag: host.localName, message: error instanceof Error ? error.message : String(error), error }
    host.dispatchEvent(new CustomEvent('vitrine-error', { detail, bubbles: true, composed: true }))
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { message, again } = words[languageAt(this.props.host)]
    return (
      <div className="failed" part="error" role="alert">
        <p>{message}</p>
        <button type="button" className="button quiet" onClick={() => this.setState({ failed: false })}>
          {again}
        </button>
      </div>
    )
  }
}
