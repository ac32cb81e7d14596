import { Children, type ReactNode } from 'react'
import type { LocalizedText } from '../../src/core/element/declaration.js'
import { useSay } from './toolbars.js'

/** A part of a page, with a heading that can be linked to. */
export function Part({ id, title, intro, children }: { id: string; title: LocalizedText; intro?: LocalizedText; children: ReactNode }) {
  const say = useSay()
  return (
    <section className="vd-part" aria-labelledby={id}>
      <h2 id={id}>{say(title)}</h2>
      {intro && <p className="vd-intro">{say(intro)}</p>}
      {children}
    </section>
  )
}

interface Column<Row> {
  title: LocalizedText
  cell: (row: Row) => ReactNode
}

/** A table that scrolls sideways on its own, where the page is narrow. */
export function Facts<Row>({ label, rows, columns, keyOf }: FactsProps<Row>) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses a keyboard scrolls it too
    <section className="vd-scroll" aria-label={say(label)} tabIndex={0}>
      <table className="vd-table">
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title.en} scope="col">
                {say(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell }) => (
                <td key={title.en}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface FactsProps<Row> {
  label: LocalizedText
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
}

/** Shows the children, or a sentence that says there are none. */
export function OrNothing({ nothing, children }: { nothing: LocalizedText; children: ReactNode }) {
  const say = useSay()
  return Children.toArray(children).length > 0 ? children : <p className="vd-muted">{say(nothing)}</p>
}

export const text = (de: string, en: string): LocalizedText => ({ de, en })
