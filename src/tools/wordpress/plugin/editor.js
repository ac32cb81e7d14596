/* Blocks in the block editor: a canvas view of each element, and its controls in the sidebar. */
;((wp, given) => {
  const { createElement: create, Fragment, useEffect, useRef, useState } = wp.element
  const { InspectorControls, InnerBlocks, MediaUpload, MediaUploadCheck, URLInput, useBlockProps, useInnerBlocksProps } = wp.blockEditor
  const components = wp.components
  const text = (name) => given.texts[name] || name
  const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

  /** Puts sheet and loader into the document of the canvas: a frame, or the page of the editor itself where there is none. */
  function dressDocument(document) {
    if (document.getElementById('vitrine-blocks-loader')) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = given.sheet
    const style = document.createElement('style')
    style.textContent = given.tokens
    const script = document.createElement('script')
    script.type = 'module'
    script.id = 'vitrine-blocks-loader'
    script.src = given.loader
    document.head.append(link, style, script)
  }

  function useCanvas() {
    const mark = useRef(null)
    useEffect(() => {
      if (mark.current) dressDocument(mark.current.ownerDocument)
    })
    return mark
  }

  function attributeText({ type }, value) {
    if (type === 'boolean') return value ? '' : 'false'
    if (type === 'list' || type === 'object') return JSON.stringify(value)
    return Array.isArray(value) ? value.join(' ') : String(value)
  }

  const isUnset = (control, value) =>
    value === undefined || value === null || value === '' || isSame(value, control.default) || (Array.isArray(value) && value.length === 0)

  const elementAttributes = ({ controls }, values) =>
    Object.fromEntries(
      controls
        .filter((control) => !isUnset(control, values[control.property]))
        .map((control) => [control.attribute, attributeText(control, values[control.property])]),
    )

  function isShown({ when }, values) {
    if (!when) return true
    const value = values[when.field]
    return when.is ? when.is.some((each) => isSame(each, value)) : !when.isNot.some((each) => isSame(each, value))
  }

  function JsonControl({ label, help, value, onChange }) {
    const [typed, setTyped] = useState(isSame(value, {}) || value === undefined ? '' : JSON.stringify(value))
    const [isWrong, setWrong] = useState(false)
    const change = (next) => {
      setTyped(next)
      try {
        onChange(next.trim() === '' ? undefined : JSON.parse(next))
        setWrong(false)
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error
        setWrong(true)
      }
    }
    return create(components.TextareaControl, { label, help: isWrong ? text('This is no JSON.') : help, value: typed, onChange: change })
  }

  function PictureControl({ label, help, value, onChange }) {
    const upload = create(MediaUpload, {
      allowedTypes: ['image'],
      onSelect: ({ url }) => onChange(url),
      render: ({ open }) => create(components.Button, { variant: 'secondary', onClick: open }, text('Choose a picture')),
    })
    const choose = create(MediaUploadCheck, null, upload)
    const remove =
      value && create(components.Button, { variant: 'tertiary', onClick: () => onChange(undefined) }, text('Remove the picture'))
    return create(
      components.BaseControl,
      { label, help, id: `vitrine-blocks-${label}` },
      create(components.TextControl, { value: value || '', onChange, 'aria-label': label }),
      choose,
      remove,
    )
  }

  function OptionsControl({ label, help, value, options, onChange }) {
    const chosen = value || []
    const toggle = (option, isOn) => onChange(isOn ? [...chosen, option] : chosen.filter((each) => each !== option))
    const boxes = options.map((option) =>
      create(components.CheckboxControl, {
        key: option.value,
        label: option.label,
        checked: chosen.includes(option.value),
        onChange: (isOn) => toggle(option.value, isOn),
      }),
    )
    return create(
      'fieldset',
      null,
      create('legend', null, label),
      help && create('p', { className: 'components-base-control__help' }, help),
      boxes,
    )
  }

  function controlFor(control, value, onChange) {
    const { type, label, options, min, max, step, time, most, required } = control
    const missing = required && isUnset({}, value) ? text('This block needs a value here.') : undefined
    const help = [missing, control.help].filter(Boolean).join(' ') || undefined
    const shared = { label, help, value: value ?? '', onChange }
    switch (type) {
      case 'boolean':
        return create(components.ToggleControl, { label, help, checked: value === true, onChange })
      case 'select':
        return create(components.SelectControl, {
          ...shared,
          options: control.default === undefined ? [{ value: '', label: '' }, ...options] : options,
          onChange: (next) => onChange(next === '' ? undefined : next),
        })
      case 'multiselect':
        return create(OptionsControl, { ...shared, value, options })
      case 'number':
        return create(components.TextControl, {
          ...shared,
          type: 'number',
          min,
          max,
          step,
          onChange: (next) => onChange(next === '' || Number.isNaN(Number(next)) ? undefined : Number(next)),
        })
      case 'textarea':
        return create(components.TextareaControl, shared)
      case 'image':
        return create(PictureControl, { ...shared, value })
      case 'references':
        return create(components.FormTokenField, { label, value: value || [], onChange, maxLength: most, __experimentalShowHowTo: false })
      case 'date':
        return create(components.TextControl, { ...shared, type: time ? 'datetime-local' : 'date' })
      case 'url':
        return create(components.BaseControl, { help, id: control.property }, create(URLInput, { label, value: value || '', onChange }))
      case 'list':
      case 'object':
        return create(JsonControl, { label, help, value, onChange })
      default:
        return create(components.TextControl, shared)
    }
  }

  const devices = [
    ['desktop', 'Desktop'],
    ['tablet', 'Tablet'],
    ['mobile', 'Phone'],
  ]

  /** One control for the three values of a field that differs per device. */
  function DeviceControl({ controls, values, setAttributes }) {
    const [device, setDevice] = useState('desktop')
    const control = controls.find((each) => each.device === device) || controls[0]
    const buttons = devices.map(([name, label]) =>
      create(
        components.Button,
        { key: name, isPressed: name === device, onClick: () => setDevice(name), variant: 'tertiary' },
        text(label),
      ),
    )
    const help = device !== 'desktop' && isUnset({}, values[control.property]) ? text('Like on the desktop') : control.help
    return create(
      Fragment,
      null,
      create(components.ButtonGroup, { 'aria-label': control.label }, buttons),
      create(
        Fragment,
        { key: device },
        controlFor({ ...control, help }, values[control.property], (value) => setAttributes({ [control.property]: value })),
      ),
    )
  }

  function controlsIn(group, block, values, setAttributes) {
    return block.controls
      .filter((control) => control.group === group && (!control.device || control.device === 'desktop') && isShown(control, values))
      .map((control) => {
        const key = control.property
        if (!control.device)
          return create(
            Fragment,
            { key },
            controlFor(control, values[key], (value) => setAttributes({ [key]: value })),
          )
        const controls = block.controls.filter((each) => each.base === control.base)
        return create(DeviceControl, { key, controls, values, setAttributes })
      })
  }

  function Sidebar({ block, values, setAttributes }) {
    const panels = Object.entries(given.groups).flatMap(([group, title], index) => {
      const controls = controlsIn(group, block, values, setAttributes)
      return controls.length > 0 ? [create(components.PanelBody, { key: group, title, initialOpen: index === 0 }, controls)] : []
    })
    const advanced = controlsIn('advanced', block, values, setAttributes)
    return create(
      Fragment,
      null,
      create(InspectorControls, null, panels),
      advanced.length > 0 && create(InspectorControls, { __experimentalGroup: 'advanced', group: 'advanced' }, advanced),
    )
  }

  /** React 18 writes `className` of a custom element as it is spelled. */
  const ofElement = ({ className, ...others }) => ({ ...others, class: className })

  /** Blocks that may stand directly in this one; undefined where all may. */
  function allowedBlocks(name, block) {
    const types = wp.blocks.getBlockTypes().map((type) => type.name)
    const forbidden = new Set(Object.keys(given.blocks).filter((each) => (given.blocks[each].notInside || []).includes(name)))
    const { accepts } = block
    const isAccepted = (each) => {
      if (forbidden.has(each)) return false
      if (!accepts) return true
      return given.blocks[each] ? !accepts.blocks || accepts.blocks.includes(each) : accepts.html
    }
    return types.filter(isAccepted)
  }

  function ElementWithBlocks({ name, block, attributes, canvas }) {
    const blockProps = useBlockProps({ ref: canvas, ...elementAttributes(block, attributes), 'data-vitrine-mode': 'edit' })
    const inner = useInnerBlocksProps(blockProps, { allowedBlocks: allowedBlocks(name, block) })
    return create(block.tag, ofElement(inner))
  }

  function Element({ block, attributes, canvas }) {
    // The element's own events end in its shadow root: what surrounds it is what an editor selects.
    return create(
      'div',
      useBlockProps({ ref: canvas, 'data-vitrine-mode': 'edit' }),
      create(block.tag, elementAttributes(block, attributes)),
    )
  }

  function editOf(name, block) {
    return function Edit({ attributes, setAttributes }) {
      const canvas = useCanvas()
      const view = block.slot === undefined || block.slot === null ? Element : ElementWithBlocks
      return create(
        Fragment,
        null,
        create(Sidebar, { block, values: attributes, setAttributes }),
        create(view, { name, block, attributes, canvas }),
      )
    }
  }

  for (const [name, block] of Object.entries(given.blocks)) {
    const hasSlot = block.slot !== undefined && block.slot !== null
    wp.blocks.registerBlockType(name, {
      edit: editOf(name, block),
      // The server writes the element; its inner blocks stay readable without the plugin.
      save: () => (hasSlot ? create(InnerBlocks.Content) : null),
    })
  }
})(window.wp, window.vitrine_blocks)
