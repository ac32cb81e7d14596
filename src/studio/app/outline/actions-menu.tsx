import { useStudioWords } from '../kit/language.js'
import { type Corner, Menu } from '../kit/menu.js'
import { type Action, actionIcons, actions } from './actions-bar.js'
import { outlineMessages } from './outline.messages.js'

interface ActionsMenuProps {
  corner: Corner
  name: string
  isPossible: (action: Action) => boolean
  onAction: (action: Action) => void
  onClose: () => void
}

/** The toolbar's actions in words, where the right mouse button or the menu key asked for them. */
export function ActionsMenu({ corner, name, isPossible, onAction, onClose }: ActionsMenuProps) {
  const words = useStudioWords(outlineMessages)
  const items = actions.map((action) => ({
    icon: actionIcons[action],
    label: words[action],
    isPossible: isPossible(action),
    run: () => onAction(action),
  }))
  return <Menu label={words.actions(name)} items={items} corner={corner} onClose={onClose} />
}
