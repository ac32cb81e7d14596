import type { Json } from '../../../core/element/declaration.js'
import { AddressControl } from './address-control.js'
import { Checkboxes, isShort, Segments, SelectList, Switch } from './choice-control.js'
import { DateInput } from '../kit/date-input.js'
import { ColourControl } from './colour-control.js'
import { tokensOf } from './colours.js'
import { asText, type FieldReading, unknownOptions } from './field-reading.js'
import { formMessages } from './form.messages.js'
import { LinesControl } from './lines-control.js'
import { NumberControl } from './number-control.js'
import { PictureControl } from './picture-control.js'
import { ReferenceControl } from './reference-control.js'
import { ReferencesControl } from './references-control.js'
import type { Wires } from './row.js'
import { TextControl } from './text-control.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

interface FieldControlProps {
  reading: FieldReading
  label: string
  wires: Wires
  /** Value that a smaller device inherits, in words. */
  inherited: string | undefined
  origins: readonly string[]
  change: (value: Json | undefined) => void
}

/** The control that suits a field's type. */
export function FieldControl(props: FieldControlProps) {
  const { reading, label, wires, inherited, origins, change } = props
  const {
    slot: { field, fallback },
    given,
    counts,
  } = reading
  const text = { value: given, change, fallback: asText(fallback), keepsEmpty: asText(fallback) !== '', placeholder: inherited }
  switch (field.type) {
    case 'number':
      return (
        <NumberControl
          wires={wires}
          label={label}
          value={given}
          change={change}
          fallback={fallback as number | undefined}
          placeholder={inherited}
          from={typeof counts === 'number' ? counts : (field.min ?? 0)}
          min={field.min}
          max={field.max}
          step={field.step}
          unit={field.unit}
        />
      )
    case 'boolean':
      return <Switch wires={wires} on={counts === true} turn={change} />
    case 'select':
      return <Choice {...props} />
    case 'multiselect':
      return <SeveralChoices {...props} />
    case 'colour':
      return (
        <ColourControl
          wires={wires}
          label={label}
          value={given ?? (fallback as string | undefined)}
          change={change}
          placeholder={inherited}
        />
      )
    case 'image':
      return (
        <PictureControl
          wires={wires}
          label={label}
          value={given}
          change={change}
          choose={({ address }) => change(address)}
          counts={asText(counts)}
          origins={origins}
        />
      )
    case 'url':
      return <AddressControl wires={wires} label={label} {...text} counts={asText(counts)} origins={origins} />
    case 'reference':
      return <ReferenceControl wires={wires} to={field.to} value={given} change={change} placeholder={inherited} />
    case 'references':
      return <ReferencesControl wires={wires} to={field.to} most={field.most} value={given} change={change} />
    case 'list':
    case 'object':
      return <LinesControl wires={wires} kind={field.type} value={given} change={change} fallback={fallback} placeholder={inherited} />
    case 'textarea':
      return <TextControl {...wires} {...text} lines countFrom={200} />
    case 'token':
      return <TextControl {...wires} {...text} spellCheck={false} suggestions={tokensOf(field.tokens).map((value) => ({ value }))} />
    case 'date':
      return isDate(given, field.time) ? <DateControl {...props} time={field.time} /> : <TextControl {...wires} {...text} />
    default:
      return <TextControl {...wires} {...text} countFrom={60} />
  }
}

function Choice({ reading, wires, inherited, change }: FieldControlProps) {
  const t = useStudioWords(formMessages)
  const language = useLanguage()
  const {
    slot: { field, fallback },
    given,
    counts,
    complaint,
  } = reading
  if (field.type !== 'select') return null
  const options = field.options.map(({ value, label }) => ({ value, label: label[language] }))
  if (isSegmented(reading, language)) return <Segments wires={wires} choices={options} chosen={chosenOf(reading)} choose={change} />
  const choices = [
    ...(fallback === undefined ? [{ value: '', label: inherited ?? t.nothing }] : []),
    ...options,
    ...(complaint?.kind === 'no-option' ? [{ value: asText(given), label: t.unknownOption(asText(given)) }] : []),
  ]
  return (
    <SelectList
      wires={wires}
      choices={choices}
      chosen={complaint ? asText(given) : given === undefined && fallback === undefined ? '' : asText(counts)}
      choose={(value) => change(value === '' ? undefined : value)}
    />
  )
}

/** Returns the selected segment; none while a smaller device inherits the value of the larger one. */
const chosenOf = ({ slot, given, counts, complaint }: FieldReading): string | undefined =>
  complaint || (given === undefined && slot.fallback === undefined) ? undefined : asText(counts)

export function isSegmented({ slot: { field } }: FieldReading, language: 'de' | 'en'): boolean {
  return field.type === 'select' && isShort(field.options.map(({ value, label }) => ({ value, label: label[language] })))
}

function SeveralChoices({ reading, change }: FieldControlProps) {
  const t = useStudioWords(formMessages)
  const language = useLanguage()
  const {
    slot: { field },
    given,
    counts,
  } = reading
  if (field.type !== 'multiselect') return null
  const unknown = unknownOptions(field.options, given)
  const choices = [
    ...field.options.map(({ value, label }) => ({ value, label: label[language] })),
    ...unknown.map((value) => ({ value, label: t.unknownOption(value) })),
  ]
  const chosen = unknown.length > 0 ? splitWords(given) : ((counts as readonly string[] | undefined) ?? [])
  return <Checkboxes choices={choices} chosen={chosen} choose={change} />
}

const splitWords = (given: Json | undefined): string[] =>
  typeof given === 'string' ? given.split(/\s+/) : Array.isArray(given) ? given.map(asText) : []

const isDate = (given: Json | undefined, time = false): boolean =>
  given === undefined ||
  given === '' ||
  (typeof given === 'string' && (time ? /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/ : /^\d{4}-\d{2}-\d{2}$/).test(given))

function DateControl({ reading, wires, change, time }: FieldControlProps & { time: true | undefined }) {
  return (
    <DateInput
      {...wires}
      time={time}
      value={asText(reading.given ?? reading.slot.fallback)}
      onChange={(value) => change(value || undefined)}
    />
  )
}
