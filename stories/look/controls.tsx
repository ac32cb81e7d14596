import type { ChangeEvent } from 'react'
import {
  corners,
  cornersOf,
  displayFonts,
  type Group,
  groups,
  type Half,
  type Look,
  lookFrom,
  looks,
  widths,
} from '../../src/tools/brand/look.js'
import type { LookWords } from './look.messages.js'

interface ControlsProps {
  words: LookWords
  look: Look
  half: Half
  onLook: (look: Look) => void
}

export function Controls({ words, look, half, onLook }: ControlsProps) {
  // Shape and type stay as they were chosen.
  const takeColour = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { 'font-display': font = '', width = '', 'radius-s': small = '', 'radius-m': middle = '', 'radius-l': large = '' } = look
    onLook({ ...lookFrom(target.value), 'font-display': font, width, 'radius-s': small, 'radius-m': middle, 'radius-l': large })
  }
  return (
    <form className="look-controls" onSubmit={(event) => event.preventDefault()}>
      <label className="look-brand">
        <span>{words.brand}</span>
        <input type="color" value={look['accent.light']} onChange={takeColour} />
      </label>
      <fieldset>
        <legend>{words.begin}</legend>
        <div className="look-looks">
          {Object.entries(looks).map(([name, each]) => (
            <button key={name} type="button" onClick={() => onLook(each)}>
              <span className="look-dots" aria-hidden="true">
                {['accent', 'tint-rose'].map((token) => (
                  <i key={token} style={{ background: each[`${token}.${half}`] }} />
                ))}
              </span>
              {words.looks[name as keyof typeof words.looks]}
            </button>
          ))}
        </div>
      </fieldset>
      <Shape words={words} look={look} half={half} onLook={onLook} />
      {(Object.keys(groups) as Group[]).map((group) => (
        <fieldset key={group}>
          <legend>{words.groups[group]}</legend>
          <div className="look-halves" aria-hidden="true">
            <span>{words.light}</span>
            <span>{words.dark}</span>
          </div>
          {groups[group].map((token) => (
            <div className="look-colour" key={token}>
              <code>{token}</code>
              {(['light', 'dark'] as const).map((each) => (
                <input
                  key={each}
                  type="color"
                  aria-label={`${token}, ${words[each]}`}
                  value={look[`${token}.${each}`]}
                  onChange={({ target }) => onLook({ ...look, [`${token}.${each}`]: target.value })}
                />
              ))}
            </div>
          ))}
        </fieldset>
      ))}
    </form>
  )
}

function Shape({ words, look, onLook }: ControlsProps) {
  const corner = (Object.keys(corners) as (keyof typeof corners)[]).find((name) => corners[name][0] === look['radius-s']) ?? 'usual'
  return (
    <fieldset>
      <legend>{words.shape}</legend>
      <label className="look-select">
        <span>{words.corners}</span>
        <select value={corner} onChange={({ target }) => onLook({ ...look, ...cornersOf(target.value as keyof typeof corners) })}>
          {Object.entries(words.cornerNames).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Choice label={words.font} name="font-display" values={displayFonts} look={look} onLook={onLook} />
      <Choice label={words.width} name="width" values={widths} look={look} onLook={onLook} />
    </fieldset>
  )
}

function Choice({
  label,
  name,
  values,
  look,
  onLook,
}: Pick<ControlsProps, 'look' | 'onLook'> & { label: string; name: string; values: readonly string[] }) {
  return (
    <label className="look-select">
      <span>{label}</span>
      <select value={look[name]} onChange={({ target }) => onLook({ ...look, [name]: target.value })}>
        {values.map((value) => (
          <option key={value} value={value}>
            {value.split(',')[0]?.replaceAll("'", '')}
          </option>
        ))}
      </select>
    </label>
  )
}
