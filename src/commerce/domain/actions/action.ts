import { ActionError } from './action-error.js'
import { type InputProblem, inputProblems, type ObjectSchema } from './input-schema.js'

export interface ActionOptions {
  /** Aborted when nobody waits for the result any more: what only reads is given up. */
  signal?: AbortSignal
  /** Element that the event of the call is dispatched from; otherwise the block that the action belongs to, or the document. */
  target?: EventTarget
}

/**
 * Something that a script or an agent asks of the shop, with the rights of the shopper. It never places an order, and never chooses
 * a payment.
 */
export interface Action<Input extends object, Result> {
  /**
   * @throws ActionError where the input does not fit, or there were too many calls
   * @throws PlatformError where the platform cannot be asked
   */
  (input?: Input, options?: ActionOptions): Promise<Result>
  /** JSON Schema of the input. */
  readonly inputSchema: ObjectSchema
  /** True where nothing but what the blocks show changes. */
  readonly isReadOnly: boolean
  /** Returns what is wrong with an input; nothing where the action would take it. */
  validate: (input: unknown) => readonly InputProblem[]
  /** True until a page has configured it. */
  isDefault: () => boolean
}

export type ActionHandler<Input, Result> = (
  input: Input,
  /** Does what the action does by itself. */
  runDefault: () => Promise<Result>,
) => Promise<Result>

/** An action that a page may do in its own way, such as opening a cart of its own. */
export interface ConfigurableAction<Input extends object, Result> extends Action<Input, Result> {
  /** Replaces what the action does. The input has been checked, and calls are counted, before the handler. @returns what undoes it */
  configure: (configuration: { handler: ActionHandler<Input, Result> }) => () => void
}

/** One call, as listeners on the page learn of it. */
export interface ActionCall {
  action: string
  input: object
  /** Result of the call. */
  promise: Promise<unknown>
  target: EventTarget | undefined
}

export interface ActionTools {
  /** Counts a call; see `createRateLimiter`. */
  takeRead: () => number
  takeWrite: () => number
  /** Tells the page that a call has begun. */
  began: (call: ActionCall) => void
}

export interface ActionDescription<Input extends object, Result> {
  name: string
  inputSchema: ObjectSchema
  /** False for what changes the cart, the consultant or the page. */
  isReadOnly: boolean
  /** Returns further problems, which the schema cannot say. */
  check?: (input: Input) => readonly InputProblem[]
  run: (input: Input, signal: AbortSignal | undefined) => Promise<Result>
}

/** Makes an action that checks, counts and announces each call before it runs. */
export function createAction<Input extends object, Result>(
  description: ActionDescription<Input, Result>,
  tools: ActionTools,
): ConfigurableAction<Input, Result> {
  const { name, inputSchema, isReadOnly, check, run } = description
  const validate = (input: unknown): readonly InputProblem[] => {
    const problems = inputProblems(inputSchema, input)
    return problems.length > 0 ? problems : (check?.(input as Input) ?? [])
  }
  let handler: ActionHandler<Input, Result> | undefined
  const call = async (given: Input = {} as Input, { signal, target }: ActionOptions = {}): Promise<Result> => {
    const input = copied(name, given)
    const problems = validate(input)
    if (problems.length > 0) throw new ActionError('invalid-input', name, { problems })
    const retryAfterMs = (isReadOnly ? tools.takeRead : tools.takeWrite)()
    if (retryAfterMs > 0) throw new ActionError('too-many-calls', name, { retryAfterMs })
    signal?.throwIfAborted()
    const runDefault = () => run(input, signal)
    const promise = handler ? handler(input, runDefault) : runDefault()
    // A listener that does not look at the promise must not make a failure an unhandled one.
    promise.catch(() => {})
    tools.began({ action: name, input, promise, target })
    return promise
  }
  const configure = (configuration: { handler: ActionHandler<Input, Result> }) => {
    const own = configuration.handler
    if (typeof own !== 'function') throw new TypeError(`${name}.configure needs a handler.`)
    handler = own
    return () => {
      if (handler === own) handler = undefined
    }
  }
  return Object.assign(call, { inputSchema, isReadOnly, validate, isDefault: () => handler === undefined, configure })
}

/** Makes an action that only reads, which a page cannot configure: prices and pieces are the platform's. */
export function createReading<Input extends object, Result>(
  description: Omit<ActionDescription<Input, Result>, 'isReadOnly'>,
  tools: ActionTools,
): Action<Input, Result> {
  const action: Partial<ConfigurableAction<Input, Result>> = createAction({ ...description, isReadOnly: true }, tools)
  delete action.configure
  return action as Action<Input, Result>
}

/** Returns a copy: the caller cannot change it between the check and the request. */
function copied<Input>(name: string, given: Input): Input {
  try {
    return structuredClone(given)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    throw new ActionError('invalid-input', name, { problems: [{ path: '', message: 'must be plain data' }] })
  }
}
