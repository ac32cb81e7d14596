import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { describeError } from '../../commerce/domain/describe-error.js'
import { useOneAtATime } from './use-one-at-a-time.js'
import { useSettings } from './use-shop.js'

/** Problems, by the field that has them. */
export type Problems<Name extends string> = Readonly<Partial<Record<Name, string>>>

interface FormOptions<Name extends string> {
  /** Names of the fields in the order of the form. */
  names: readonly Name[]
  check: (values: Record<Name, string>) => Problems<Name>
  /** Sends the values. Returns the problems of fields, or a sentence about the whole form; undefined on success. */
  send: (values: Record<Name, string>) => Promise<Problems<string> | string | undefined>
  /** True when the form is emptied after success. */
  clears?: boolean
}

export type FormState = 'ready' | 'sending' | 'error' | 'done'

/** A form that shows each problem at its field, sends once however often it is submitted, and loses no input. */
export function useForm<Name extends string>({ names, check, send, clears = false }: FormOptions<Name>) {
  const settings = useSettings()
  const form = useRef<HTMLFormElement>(null)
  const withLock = useOneAtATime()
  const [problems, setProblems] = useState({} as Problems<Name>)
  const [problem, setProblem] = useState('')
  const [state, setState] = useState<FormState>('ready')

  // A screen reader reads a field with its problem, so the problem must be there before the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, not for each list of names
  useLayoutEffect(() => {
    const first = names.find((name) => problems[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }, [problems])

  const show = (found: Problems<string>): boolean => {
    setProblems(found)
    return names.some((name) => found[name])
  }
  const settle = (said: Problems<string> | string | undefined) => {
    setProblem(typeof said === 'string' ? said : '')
    const isRefused = typeof said === 'object' ? show(said) : said !== undefined
    setState(isRefused ? 'error' : 'done')
    if (clears && !isRefused) form.current?.reset()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>
    void withLock(async () => {
      if (show(check(values))) return
      setState('sending')
      setProblem('')
      try {
        settle(await send(values))
      } catch (error) {
        console.error(error)
        settle(describeError(error, settings))
      }
    })
  }
  return { form: { ref: form, onSubmit }, state, problem, problems }
}
