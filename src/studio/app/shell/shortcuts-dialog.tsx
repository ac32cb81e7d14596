import { Dialog } from '../kit/dialog.js'
import { keyPlaces, keyTable, spokenKey } from '../kit/keys.js'
import { shortcutsMessages } from './shortcuts.messages.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

/** Lists every key, from the one table of keys. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useStudioWords(shortcutsMessages)
  const language = useLanguage()
  return (
    <Dialog heading={t.heading} onClose={onClose}>
      {Object.entries(keyPlaces).map(([place, name]) => (
        <table key={place} className="shortcuts">
          <caption className="group-heading">{name[language]}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t.keys}</th>
              <th scope="col">{t.what}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(keyTable)
              .filter(([, { at }]) => at === place)
              .map(([id, { keys, what }]) => (
                <tr key={id}>
                  <td>
                    {keys.map((key) => (
                      <kbd key={key}>{spokenKey(key, language)}</kbd>
                    ))}
                  </td>
                  <td>{what[language]}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </Dialog>
  )
}
