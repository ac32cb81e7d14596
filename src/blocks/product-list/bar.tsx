import type { ReactNode } from 'react'
import { ListBox, useWords } from '../../ui/index.js'
import { useSheet } from '../../ui/hooks/use-sheet.js'
import css from './bar.css?inline'
import { barWords } from './bar.words.js'
import { Filters } from './filters.js'
import type { ListProps } from './list-props.js'

/** The goods, below what one browses them with: they come together, so that nothing jumps. */
export function Browsing({ children, ...props }: ListProps & { children: ReactNode }) {
  return (
    <>
      <Bar {...props} />
      {children}
    </>
  )
}

/** What a list shows, and in which order. */
function Bar({ categories = [], facets = [], address, total, products, go }: ListProps) {
  const t = useWords(barWords)
  const { category = '', sort = '' } = address ?? {}
  return (
    <div className="bar" ref={useSheet(css)}>
      <fieldset className="chips">
        <legend className="visually-hidden">{t.categories}</legend>
        {[{ id: '', name: t.all }, ...categories].map(({ id, name }) => (
          <button key={id} type="button" className="chip" aria-pressed={id === category} onClick={() => go({ category: id })}>
            {name}
          </button>
        ))}
      </fieldset>
      <p className="soft-text count" role="status">
        {t.count(total)}
      </p>
      <ListBox
        label={t.sort}
        value={sort}
        choose={(value) => go({ sort: value as '' })}
        choices={[
          { value: '', label: t.sortDefault },
          { value: 'name', label: t.sortName },
          { value: 'price-up', label: t.sortUp },
          { value: 'price-down', label: t.sortDown },
        ]}
      />
      {address && <Filters facets={facets} address={address} total={total} currency={products[0]?.currency ?? 'EUR'} go={go} />}
    </div>
  )
}
