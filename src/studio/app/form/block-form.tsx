import { store } from '../../../blocks/store/store.block.js'
import { deprecationText } from '../../../tools/manifests/deprecations.js'
import { isFieldShown } from '../../../pages/document/field-visibility.js'
import { devices } from '../../../pages/document/hidden-on.js'
import type { NodePath } from '../../../pages/document/problems.js'
import { trustedOrigins } from '../../../pages/document/trusted-origins.js'
import type { BlockDeclaration, BlockNode, Device, Field, LocalizedText } from '../../../core/element/declaration.js'
import { useEditorState, useStudio } from '../session/studio-context.js'
import { IconButton } from '../kit/icon-button.js'
import { BlockField } from './block-field.js'
import { type FieldReading, readFields } from './field-reading.js'
import { Fold } from './fold.js'
import { formMessages } from './form.messages.js'
import { FormHead } from './form-head.js'
import { Group } from './group.js'
import { KeptFields } from './kept-fields.js'
import { useLanguage, useStudioWords } from '../kit/language.js'

const order = ['content', 'layout', 'look', 'links', 'behaviour'] as const

interface BlockFormProps {
  declaration: BlockDeclaration
  node: BlockNode
  way: NodePath
}

/** The fields of a block, as its declaration describes them. */
export function BlockForm({ declaration, node, way }: BlockFormProps) {
  const t = useStudioWords(formMessages)
  const language = useLanguage()
  const { page, device } = useEditorState()
  const origins = trustedOrigins(page.nodes)
  const values = Object.fromEntries(readFields(declaration, node, { device: 'desktop', origins }).map(({ name, counts }) => [name, counts]))
  const shown = readFields(declaration, node, { device, origins }).filter(({ name }) => isFieldShown(declaration, name, values))
  const usual = shown.filter(({ slot }) => !slot.field.advanced)
  const advanced = shown.filter(({ slot }) => slot.field.advanced)
  const each = (readings: readonly FieldReading[]) =>
    readings.map((reading) => (
      <BlockField key={reading.name} declaration={declaration} node={node} way={way} reading={reading} origins={origins} />
    ))
  return (
    <>
      <FormHead name={declaration.name[language]} summary={summaryOf(declaration, language)} hasTexts={hasTexts(declaration)} />
      {shown.length === 0 && <p className="help">{t.noFields}</p>}
      {order.map((group) => {
        const readings = usual.filter(({ slot }) => groupOf(slot.field) === group)
        return (
          readings.length > 0 && (
            <Group key={group} heading={t.groups[group]}>
              {each(readings)}
            </Group>
          )
        )
      })}
      {advanced.length > 0 && (
        <Fold summary={t.advanced(advanced.length)} open={advanced.some(({ complaint }) => complaint !== undefined)}>
          {each(advanced)}
        </Fold>
      )}
      {!isForWholePage(declaration) && <ShownOn node={node} way={way} />}
      <UnknownFields declaration={declaration} node={node} way={way} />
      <ResetAll declaration={declaration} node={node} way={way} />
    </>
  )
}

/** Returns true for blocks that every device needs: overlays, such as a question about consent, and the shop's settings. */
const isForWholePage = ({ tag, overlay }: BlockDeclaration): boolean => overlay === true || tag === store.tag

/** Chooses the devices on which the block exists at all; on the others it is not loaded either. */
function ShownOn({ node, way }: { node: BlockNode; way: NodePath }) {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const { hiddenOn = [], ...rest } = node
  const shownOn = devices.filter((device) => !hiddenOn.includes(device))
  function toggle(device: Device) {
    const next = devices.filter((each) => (each === device) !== hiddenOn.includes(each))
    editing.replace(way, next.length > 0 ? { ...rest, hiddenOn: next } : rest)
  }
  return (
    <Group heading={t.shownOn}>
      <fieldset className="shown-on">
        <legend className="visually-hidden">{t.shownOn}</legend>
        {devices.map((device) => {
          const isShown = shownOn.includes(device)
          return (
            <label key={device}>
              {/* One device at least shows it: what no one shall see is deleted. */}
              <input type="checkbox" checked={isShown} disabled={isShown && shownOn.length === 1} onChange={() => toggle(device)} />
              {t.shownOnDevices[device]}
            </label>
          )
        })}
      </fieldset>
      <p className="help">{shownOn.length === devices.length ? t.shownOnAll : t.shownOnSome}</p>
    </Group>
  )
}

const hasTexts = ({ fields }: BlockDeclaration): boolean =>
  Object.values(fields).some(({ type, responsive }) => (type === 'text' || type === 'textarea') && !responsive)

const groupOf = ({ group = 'content' }: Field) => group

const isDeclared = ({ fields }: BlockDeclaration, property: string): boolean =>
  Object.hasOwn(fields, property) ||
  ['Tablet', 'Mobile'].some((end) => property.endsWith(end) && fields[property.slice(0, -end.length)]?.responsive)

/** Fields left behind by an older or a newer version: they do nothing, and go only when the editor removes them. */
function UnknownFields({ declaration, node, way }: BlockFormProps) {
  const t = useStudioWords(formMessages)
  const { editing } = useStudio()
  const unknown = Object.entries(node.fields ?? {}).filter(([property]) => !isDeclared(declaration, property))
  if (unknown.length === 0) return null
  return (
    <Group heading={t.unknownFields}>
      <KeptFields
        fields={unknown}
        act={(property) => (
          <IconButton icon="remove" label={t.removeField(property)} onClick={() => editing.setField(way, property, undefined)} />
        )}
      />
    </Group>
  )
}

function ResetAll({ declaration, node, way }: BlockFormProps) {
  const t = useStudioWords(formMessages)
  const { editing, tell } = useStudio()
  const language = useLanguage()
  const kept = Object.entries(node.fields ?? {}).filter(([property]) => !isDeclared(declaration, property))
  if (Object.keys(node.fields ?? {}).length === kept.length) return null
  function reset() {
    const { fields: _before, ...rest } = node
    const answer = editing.replace(way, kept.length > 0 ? { ...rest, fields: Object.fromEntries(kept) } : rest)
    tell('refused' in answer ? answer.refused[language] : t.wasReset(declaration.name[language]))
  }
  return (
    <button type="button" className="button plain reset-all" onClick={reset}>
      {t.resetAll}
    </button>
  )
}

/** Returns the summary of a block; the one of a deprecated block begins with the notice that it will go. */
const summaryOf = ({ deprecated, summary }: BlockDeclaration, language: keyof LocalizedText): string =>
  deprecated ? `${deprecationText(deprecated, language)} ${summary[language]}` : summary[language]
