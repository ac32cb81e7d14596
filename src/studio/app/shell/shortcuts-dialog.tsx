import { Dialog } from '../kit/dialog.js'
import { shortcutsWords } from './shortcuts.words.js'
import { useStudioWords } from '../kit/language.js'

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useStudioWords(shortcutsWords)
  return (
    <Dialog heading={t.heading} onClose={onClose}>
      <table className="shortcuts">
        <thead>
          <tr>
            <th scope="col">{t.keys}</th>
            <th scope="col">{t.what}</th>
          </tr>
        </thead>
        <tbody>
          {t.list.map(([keys, what]) => (
            <tr key={keys}>
              <td>
                <kbd>{keys}</kbd>
              </td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
