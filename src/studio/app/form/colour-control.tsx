import type { Json } from '../../../core/element/declaration.js'
import { paintOf, readHex, themeColours, writeHex } from './colours.js'
import { formMessages } from './form.messages.js'
import type { Wires } from './row.js'
import { TextControl } from './text-control.js'
import { type Language, useLanguage, useStudioWords } from '../kit/language.js'
import { lower } from '../kit/letters.js'

interface ColourControlProps {
  wires: Wires
  label: string
  value: Json | undefined
  change: (value: string | undefined) => void
  placeholder?: string | undefined
}

/** Returns the stored name of the theme colour that the editor typed by its label; other text is returned unchanged. */
const colourCalled = (typed: string | undefined, language: Language): string | undefined =>
  themeColours.find(({ label }) => typed !== undefined && lower(label[language]) === lower(typed.trim()))?.name ?? typed

/** A colour as text, from the picker with its opacity, or from the theme by name. */
export function ColourControl({ wires, label, value, change, placeholder }: ColourControlProps) {
  const t = useStudioWords(formMessages)
  const language = useLanguage()
  const text = typeof value === 'string' ? value : ''
  const hex = readHex(text)
  const named = themeColours.find(({ name }) => name === text.trim())
  return (
    <div className="field-colour">
      <div className="field-pair">
        <span className="colour-well" style={{ '--paint': paintOf(text) ?? 'transparent' } as object}>
          <input
            type="color"
            aria-label={t.pickColour(label)}
            value={hex?.rgb ?? '#ffffff'}
            onChange={(event) => change(writeHex({ rgb: event.target.value, opacity: hex?.opacity ?? 100 }))}
          />
        </span>
        <TextControl
          {...wires}
          value={named ? named.label[language] : value}
          change={(typed) => change(colourCalled(typed, language))}
          spellCheck={false}
          placeholder={placeholder ?? t.noColour}
          suggestions={themeColours.map(({ label: called }) => ({ value: called[language] }))}
        />
      </div>
      {hex && (
        <label className="colour-opacity">
          {t.opacity}{' '}
          <input
            type="range"
            min={0}
            max={100}
            value={hex.opacity}
            onChange={(event) => change(writeHex({ ...hex, opacity: Number(event.target.value) }))}
          />{' '}
          <output>{hex.opacity} %</output>
        </label>
      )}
      <fieldset className="colour-theme">
        <legend className="visually-hidden">{t.themeColours}</legend>
        {themeColours.map(({ name, label: called, value: paint }) => (
          <button
            key={name}
            type="button"
            className="colour-well small"
            style={{ '--paint': paint } as object}
            title={called[language]}
            aria-label={called[language]}
            aria-pressed={text.trim() === name}
            onClick={() => change(name)}
          />
        ))}
      </fieldset>
    </div>
  )
}
