import { useStudio } from '../session/studio-context.js'
import { nodeName } from '../session/node-names.js'
import type { PageChange } from './page-changes.js'
import { publishMessages } from './publish.messages.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

export function ChangeList({ changes }: { changes: readonly PageChange[] }) {
  const say = useChangeWords()
  const counts = new Map<string, { change: PageChange; count: number }>()
  for (const change of changes) {
    const sentence = say(change, 1)
    counts.set(sentence, { change, count: (counts.get(sentence)?.count ?? 0) + 1 })
  }
  return (
    <ul className="change-list">
      {[...counts].map(([key, { change, count }]) => (
        <li key={key}>{say(change, count)}</li>
      ))}
    </ul>
  )
}

type NodeChange = Extract<PageChange, { node: unknown }>

function useChangeWords(): (change: PageChange, count: number) => string {
  const t = useStudioWords(publishMessages)
  const { declarations, parts } = useStudio()
  const language = useLanguage()

  function whatOf({ node, ...change }: NodeChange): string {
    const { title, about } = nodeName(node, { declarations, parts, language })
    if (typeof node === 'string' || !('block' in node)) return about ? t.called(title, about) : title
    const fields = 'fields' in change ? [...new Set(change.fields.map((property) => labelOf(node.block, property)))] : []
    return fields.length > 0 ? `${title} (${fields.join(', ')})` : title
  }

  function labelOf(block: string, property: string): string {
    const fields = declarations.find(({ tag }) => tag === block)?.fields ?? {}
    const name = Object.hasOwn(fields, property) ? property : property.replace(/(Tablet|Mobile)$/, '')
    return (Object.hasOwn(fields, name) ? fields[name]?.label[language] : undefined) ?? property
  }

  return (change, count) => {
    switch (change.kind) {
      case 'path':
        return t.path(change.before, change.after)
      case 'title':
        return t.title(change.after)
      case 'added':
      case 'removed':
      case 'changed':
        return t[change.kind](whatOf(change), count)
      default:
        return t[change.kind]
    }
  }
}
