import { useStudio } from '../context.js'
import { useShellWords } from '../shell/shell-context.js'
import type { PageChange } from './page-changes.js'
import { publishWords } from './publish.words.js'

export function ChangeList({ changes }: { changes: readonly PageChange[] }) {
  const say = useChangeWords()
  const sentences = changes.map(say)
  return <ul className="change-list">{sentences.map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>
}

function useChangeWords(): (change: PageChange) => string {
  const t = useShellWords(publishWords)
  const { declarations, language } = useStudio()
  return (change) => {
    switch (change.kind) {
      case 'path': return t.path(change.before, change.after)
      case 'title': return t.title(change.after)
      case 'added': case 'removed': case 'changed': {
        const name = declarations.find(({ tag }) => tag === change.block)?.name[language] ?? change.block
        return t[change.kind](name, change.count)
      }
      default: return t[change.kind]
    }
  }
}
