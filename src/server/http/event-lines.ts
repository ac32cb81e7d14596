import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { whenSignedOut } from '../sign-in/people.js'

export interface EventLine {
  send: (event: string) => void
}

export interface EventLines {
  /**
   * Answers with a line that stays open until the client goes; undefined when there are too many already.
   * @param whose the person who asks, or the person's address: nobody takes the lines of all others
   * @param begin is called when the line is open, and returns what is to be done when it closes
   */
  open: (context: Context, whose: string, begin: (line: EventLine) => () => void) => Response | undefined
}

export interface EventLinesOptions {
  most?: number
  /** Maximum for one person, at one server. */
  mostOfOne?: number
  /** Milliseconds between the signs of life on an open line. */
  heartbeat?: number
  /** Milliseconds after which a browser takes up a line again that broke. */
  retry?: number
}

// A client that does not read is let go: what waits for it is kept in memory.
const mostUnread = 50

/** Lines on which the server tells what happens (server-sent events), only so many at once. */
export function createEventLines({ most = 100, mostOfOne = 25, heartbeat = 15_000, retry }: EventLinesOptions = {}): EventLines {
  let lines = 0
  const linesOf = new Map<string, number>()
  function count(whose: string, more: 1 | -1): void {
    const now = (linesOf.get(whose) ?? 0) + more
    lines += more
    if (now > 0) linesOf.set(whose, now)
    else linesOf.delete(whose)
  }
  return {
    open(context, whose, begin) {
      // Nobody reads a line that was only asked for its head.
      if (context.req.raw.method === 'HEAD') return context.body(null, 200, { 'Content-Type': 'text/event-stream' })
      if (lines >= most || (linesOf.get(whose) ?? 0) >= mostOfOne) return undefined
      count(whose, 1)
      context.header('X-Accel-Buffering', 'no')
      return streamSSE(context, async (stream) => {
        let unread = 0
        const write = async (text: string): Promise<void> => {
          unread += 1
          if (unread > mostUnread) stream.abort()
          await stream.write(text)
          unread -= 1
        }
        const gone = new Promise<void>((resolve) => stream.onAbort(resolve))
        if (retry !== undefined) void write(`retry: ${retry}\n\n`)
        const close = begin({ send: (event) => void write(`data: ${event}\n\n`) })
        const signedIn = whenSignedOut(context)(() => stream.abort())
        const beat = setInterval(() => void write(':\n\n'), heartbeat)
        await gone
        clearInterval(beat)
        signedIn()
        close()
        count(whose, -1)
      })
    },
  }
}
