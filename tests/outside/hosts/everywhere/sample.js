// A block as custom-elements-everywhere.com asks for one: it shows what it was given, and tells events of every casing.
import { defineBlock, register } from '/cdn/kit.js'
import { createElement } from '/cdn/react.js'

const text = (words) => ({ de: words, en: words })
const events = ['everywhere-lower', 'everywhere-kebab-case', 'everywhere-camelCase', 'everywhere-CAPSCASE', 'everywhere-PascalCase']

const sample = defineBlock({
  tag: 'everywhere-sample',
  version: 1,
  name: text('Sample'),
  summary: text('Shows what it was given.'),
  category: 'shop',
  icon: 'box',
  inserter: { tagline: text('Shows what it was given') },
  fields: {
    bool: { type: 'boolean', label: text('A boolean') },
    num: { type: 'number', label: text('A number') },
    str: { type: 'text', label: text('A text') },
    arr: { type: 'list', label: text('A list') },
    obj: { type: 'object', label: text('An object') },
  },
  slots: { default: { label: text('Children') } },
  events: Object.fromEntries(events.map((name) => [name, { help: text(name), detail: { told: 'boolean' } }])),
})

function Sample({ bool, num, str, arr, obj, emit }) {
  const tell = () => {
    for (const name of events) emit(name, { told: true })
  }
  return createElement(
    'div',
    null,
    createElement('p', null, JSON.stringify({ bool, num, str, arr, obj })),
    createElement('button', { type: 'button', onClick: tell }, 'Tell'),
    createElement('slot'),
  )
}

register(sample, { live: Sample })
