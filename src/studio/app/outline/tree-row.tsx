import { type CSSProperties, type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { Hint } from '../../../pages/document/lint/page-lint.js'
import { iconOfHint } from '../hints/hint-icon.js'
import { useStudio } from '../session/studio-context.js'
import { Icon } from '../kit/icon.js'
import { iconOf, NodeIcon } from './node-icon.js'
import { nodeName, nodeTitle } from '../session/node-names.js'
import { outlineMessages } from './outline.messages.js'
import type { Row } from './rows.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

export type Zone = 'before' | 'after' | 'inside'

interface TreeRowProps extends Omit<Row, 'parent'> {
  selected: boolean
  /** True when Tab reaches it; the arrows reach the others. */
  inOrder: boolean
  hints: readonly Hint[] | undefined
  complaint: string | undefined
  renaming: boolean
  /** Place in the row where the dragged node would be dropped. */
  zone: Zone | undefined
  onRenamed: (name: string | undefined) => void
}

export const TreeRow = memo(function TreeRow({
  id,
  kind,
  item,
  list,
  level,
  position,
  count,
  expanded,
  selected,
  inOrder,
  hints,
  complaint,
  renaming,
  zone,
  onRenamed,
}: TreeRowProps) {
  const { declarations, parts } = useStudio()
  const naming = { declarations, parts, language: useLanguage() }
  const words = useStudioWords(outlineMessages)
  const node = kind === 'node' ? item?.node : undefined
  const label = kind === 'page' ? words.page : (list?.label?.[naming.language] ?? '')
  const name = node === undefined ? { title: label, about: '' } : nodeName(node, naming)
  const icon = node === undefined ? kind : iconOf(node, naming.declarations)
  return (
    <div
      role="treeitem"
      id={`outline-${id}`}
      data-row={id}
      className={`tree-row ${kind}`}
      style={{ '--level': level } as CSSProperties}
      draggable={kind === 'node' && !renaming}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={expanded}
      aria-selected={selected}
      data-zone={zone}
      tabIndex={inOrder ? 0 : -1}
      aria-describedby={complaint ? `outline-${id}-complaint` : undefined}
    >
      <span className="tree-line">
        <span className="tree-fold" data-fold={expanded !== undefined || undefined} aria-hidden="true">
          {expanded !== undefined && <Icon name="right" size={14} />}
        </span>
        <NodeIcon name={icon} />
        {renaming && node !== undefined && typeof node === 'object' ? (
          <RenameField
            name={node.name ?? ''}
            label={words.newName(nodeTitle(node, naming))}
            placeholder={name.title}
            onRenamed={onRenamed}
          />
        ) : (
          <span className="tree-name">
            <span className="tree-title">{name.title}</span>
            {name.about && (
              <>
                {' '}
                <span className="tree-about">{name.about}</span>
              </>
            )}
          </span>
        )}
        {hints && <HintMark hints={hints} />}
      </span>
      {complaint && (
        <span id={`outline-${id}-complaint`} className="complaint">
          {complaint}
        </span>
      )}
    </div>
  )
})

function HintMark({ hints }: { hints: readonly Hint[] }) {
  const language = useLanguage()
  const words = useStudioWords(outlineMessages)
  const errors = hints.filter(({ level }) => level === 'error').length
  const open = hints.filter(({ level }) => level === 'translation').length
  const worst = errors > 0 ? 'error' : open < hints.length ? 'warning' : 'translation'
  const texts = hints.map(({ text }) => text[language]).join(' ')
  return (
    <span className="tree-hint" data-level={worst} title={texts}>
      <Icon name={iconOfHint(worst)} size={15} />
      <span className="visually-hidden">{worst === 'translation' ? texts : `${words.hints(errors, hints.length - errors)}: ${texts}`}</span>
    </span>
  )
}

interface RenameFieldProps {
  name: string
  label: string
  placeholder: string
  onRenamed: (name: string | undefined) => void
}

function RenameField({ name, label, placeholder, onRenamed }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function finish(text: string | undefined) {
    if (done.current) return
    done.current = true
    onRenamed(text)
  }

  function decide(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation()
    if (event.key === 'Enter') finish(event.currentTarget.value)
    if (event.key === 'Escape') finish(undefined)
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
  }

  return (
    <input
      ref={field}
      className="tree-rename"
      defaultValue={name}
      placeholder={placeholder}
      aria-label={label}
      maxLength={80}
      onKeyDown={decide}
      onBlur={(event) => finish(event.currentTarget.value)}
      onClick={(event) => event.stopPropagation()}
    />
  )
}
