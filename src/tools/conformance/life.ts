import { pageBus } from '../../core/bus/index.js'
import { aMoment, drawnIn, made, placed, settled, standing, type Trial } from './trial.js'

/** Number of times the block comes and goes, so that leftovers show. */
const stays = 5

/** Every block of Vitrine emits it when its view throws. */
const failure = 'vitrine-error'

/** Collects the messages and events of the block during an action. */
async function overheard({ declaration }: Trial, doing: () => Promise<void>): Promise<{ said: Set<string>; emitted: Set<string> }> {
  const { tag } = declaration
  const [said, emitted] = [new Set<string>(), new Set<string>()]
  const end = pageBus().watch(({ by, channel }) => by === tag && said.add(channel))
  const { dispatchEvent } = EventTarget.prototype
  const house = tag.slice(0, tag.indexOf('-') + 1)
  EventTarget.prototype.dispatchEvent = function (event) {
    if ('localName' in this && this.localName === tag && (event.type.startsWith(house) || event.type === failure)) emitted.add(event.type)
    return dispatchEvent.call(this, event)
  }
  try {
    await doing()
  } finally {
    EventTarget.prototype.dispatchEvent = dispatchEvent
    end()
  }
  return { said, emitted }
}

/** A block publishes and emits only what it declares, and nothing in an editor. */
export async function checkSilence(trial: Trial): Promise<void> {
  const { publishes = [], events = {} } = trial.declaration
  const live = await overheard(trial, () => standing(trial, 'live', async () => aMoment()))
  const names = publishes.map(({ name }) => name)
  for (const channel of live.said) if (!names.includes(channel)) trial.tell('says', `It says ${channel}, which it does not declare.`)
  for (const event of live.emitted)
    if (event === failure) trial.tell('draws', 'It failed: the console says how.')
    else if (!Object.hasOwn(events, event)) trial.tell('says', `It emits ${event}, which it does not declare.`)
  const edit = await overheard(trial, () =>
    standing(trial, 'edit', async (element) => {
      for (const control of drawnIn(element)?.querySelectorAll<HTMLElement>('button, a') ?? []) control.click()
      await aMoment()
    }),
  )
  edit.emitted.delete(failure)
  for (const name of [...edit.said, ...edit.emitted]) trial.tell('says', `In an editor it says ${name}.`)
}

/** Builders drag blocks about; a half-typed word survives it. */
export async function checkMove(trial: Trial): Promise<void> {
  await standing(trial, 'live', async (element, place) => {
    const before = drawnIn(element)
    const elsewhere = document.createElement('section')
    place.append(elsewhere)
    elsewhere.append(element)
    await aMoment()
    if (drawnIn(element) !== before) trial.tell('moves', 'It is drawn anew when it is moved.')
  })
}

/** Two elements of a block do not affect each other. */
export async function checkTwins(trial: Trial): Promise<void> {
  if (trial.declaration.placement?.maxPerPage === 1) return
  await placed('live', async (place) => {
    const [one, other] = [made(trial), made(trial)]
    place.append(one, other)
    if (!(await settled(trial, one)) || !(await settled(trial, other))) return
    one.remove()
    await aMoment()
    if (!drawnIn(other)?.isConnected) trial.tell('twice', 'When one of two is taken away, the other one goes, too.')
  })
}

/** Returns the events, such as `window click`, for which an action leaves at least `times` listeners on the page's window and document. */
async function stillHeard(times: number, doing: () => Promise<void>): Promise<string[]> {
  const known = new Map<string, Set<unknown>>()
  const undo = Object.entries({ window, document, '<html>': document.documentElement, '<body>': document.body }).map(([name, target]) => {
    const of = (type: string) => {
      const key = `${name} ${type}`
      if (!known.has(key)) known.set(key, new Set())
      return known.get(key)!
    }
    const { addEventListener, removeEventListener } = target as EventTarget
    // The methods are set on the target itself: a page may have its own there.
    const before = Object.getOwnPropertyDescriptors(target)
    target.addEventListener = (...[type, listener, options]: Parameters<typeof addEventListener>) => {
      const { signal } = typeof options === 'object' ? options : {}
      if (!signal?.aborted) of(type).add(listener)
      signal?.addEventListener('abort', () => of(type).delete(listener))
      addEventListener.call(target, type, listener, options)
    }
    target.removeEventListener = (...[type, listener, options]: Parameters<typeof removeEventListener>) => {
      of(type).delete(listener)
      removeEventListener.call(target, type, listener, options)
    }
    return () => {
      for (const method of ['addEventListener', 'removeEventListener'] as const) {
        Reflect.deleteProperty(target, method)
        if (before[method]) Object.defineProperty(target, method, before[method])
      }
    }
  })
  try {
    await doing()
  } finally {
    for (const each of undo) each()
  }
  return [...known].flatMap(([name, listeners]) => (listeners.size >= times ? [name] : []))
}

/** The first stay may begin what the page keeps; what every further one leaves behind is a leak. */
export async function checkLeaving(trial: Trial): Promise<void> {
  const stay = () => standing(trial, 'live', async () => {})
  await stay()
  const before = pageBus().inspect().listeners
  const heard = await stillHeard(stays, async () => {
    for (let count = 0; count < stays; count += 1) await stay()
  })
  const leftOnBus = pageBus().inspect().listeners - before
  if (leftOnBus >= stays) trial.tell('leaves', 'It still listens to the bus when it is gone.')
  for (const name of heard) trial.tell('leaves', `It still listens to the ${name.replace(' ', '’s ')} when it is gone.`)
}
