import './toast.css'

/** Action that a message offers, such as „Rückgängig“. */
export interface MessageAction {
  label: string
  run: () => void
}

export interface Message {
  id: number
  sentence: string
  action: MessageAction | undefined
}

/** The Studio's one live region; what it says shows for a moment too. */
export function Toast({ message, onDone }: { message: Message | undefined; onDone: () => void }) {
  const action = message?.action
  return (
    <div className="toast-place">
      <p className="toast" role="status" data-empty={message ? undefined : ''}>
        <span key={message?.id}>{message?.sentence}</span>
      </p>
      {action && (
        <button
          type="button"
          className="button"
          onClick={() => {
            onDone()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
