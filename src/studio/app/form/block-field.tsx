import { deprecationText } from '../../../tools/manifests/deprecations.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { BlockDeclaration, BlockNode, Json } from '../../../core/element/declaration.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import type { Device } from '../session/editing.js'
import { leadsNowhere, useUnfinished } from './address-control.js'
import { FieldControl, isSegmented } from './field-control.js'
import { asText, type FieldReading, readField } from './field-reading.js'
import { formMessages } from './form.messages.js'
import { Row } from './row.js'
import { useSiteLinks } from './site-links.js'
import { complaintText, rangeText, valueText } from './sentences.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

const devices: readonly Device[] = ['desktop', 'tablet', 'mobile']

interface BlockFieldProps {
  declaration: BlockDeclaration
  node: BlockNode
  way: NodePath
  reading: FieldReading
  origins: readonly string[]
}

/** One field of the selected block. */
export function BlockField({ declaration, node, way, reading, origins }: BlockFieldProps) {
  const t = useStudioWords(formMessages)
  const { editing, paths } = useStudio()
  const language = useLanguage()
  const { device } = useEditorState()
  const { slot, given, counts, changed } = reading
  const { field } = slot
  const label = field.label[language]
  const { unfinished, ...attention } = useUnfinished(asText(given))
  const change = (value: Json | undefined) => editing.setField(way, slot.property, value)
  const speech = { t, language }
  const isOwn = !field.responsive || device === 'desktop'
  const inherited = isOwn ? undefined : inheritedText()
  const links = useSiteLinks()
  const note = field.type === 'url' && leadsNowhere(links.shown(asText(counts)), paths) ? t.noPage : undefined
  const resetLabel = isOwn ? t.reset(label) : t.resetDevice(label, t.devices[device])

  function inheritedText(): string {
    const { [slot.property]: _own, ...others } = node.fields ?? {}
    const above = readField(declaration, reading.name, others, { device, origins })
    const value = valueText(field, above.counts, speech)
    return above.from === 'default' && device === 'mobile' && field.defaultMobile !== undefined
      ? t.likeDefault(value)
      : t.like(t.devices[above.from === 'default' ? 'desktop' : above.from], value)
  }

  function otherDevices(): string {
    return devices
      .filter((each) => each !== device)
      .map(
        (each) =>
          `${t.devices[each]}: ${valueText(field, readField(declaration, reading.name, node.fields ?? {}, { device: each, origins }).counts, speech)}`,
      )
      .join(' · ')
  }

  const range = field.type === 'number' ? rangeText(field, speech) : undefined
  const segmented = isSegmented(reading, language)
  const help = [
    field.deprecated && deprecationText(field.deprecated, language),
    field.help?.[language],
    range && `${range}.`,
    segmented && given === undefined && inherited && `${inherited}.`,
    field.responsive && otherDevices(),
  ].filter(Boolean)
  return (
    <div data-field={slot.property} {...attention}>
      <Row
        label={label}
        changed={changed}
        required={field.required ?? false}
        note={note}
        complaint={unfinished ? undefined : complaintText(reading, speech)}
        help={
          help.length > 0 &&
          help.map((sentence) => (
            <span key={String(sentence)} className="help-line">
              {sentence}
            </span>
          ))
        }
        aside={
          <>
            {field.type === 'number' && field.unit && <span className="field-unit">{field.unit}</span>}
            {field.responsive && <DeviceChoice label={label} />}
          </>
        }
        reset={changed ? { label: resetLabel, act: () => change(undefined) } : undefined}
        grouped={segmented || ['multiselect', 'references', 'image'].includes(field.type)}
        inline={field.type === 'boolean'}
      >
        {(wires) => <FieldControl reading={reading} label={label} wires={wires} inherited={inherited} origins={origins} change={change} />}
      </Row>
    </div>
  )
}

/** Switches the device, as the bar at the top does, next to the field that it matters to. */
function DeviceChoice({ label }: { label: string }) {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { device } = useEditorState()
  return (
    <select
      className="field-device"
      aria-label={t.deviceFor(label)}
      value={device}
      onChange={(event) => editing.setDevice(event.target.value as Device)}
    >
      {devices.map((each) => (
        <option key={each} value={each}>
          {t.devices[each]}
        </option>
      ))}
    </select>
  )
}
