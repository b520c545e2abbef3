/* The blocks in the editor. Nothing is built: WordPress has these globals. */
{
  const { wp } = window
  const { blocks, server, texts } = window.advisorWidgets
  const { createElement: h, Fragment, useEffect, useState } = wp.element
  const { InspectorControls, useBlockProps } = wp.blockEditor
  const { ComboboxControl, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components

  /** People, branches and topics, asked for once, when the first block is shown. */
  let choices
  const load = () => {
    choices ??= wp.apiFetch({ path: '/advisor-widgets/v1/choices' }).catch(() => ({ alias: [], branch: [], topic: [] }))
    return choices
  }
  const useChoices = () => {
    const [value, set] = useState()
    useEffect(() => {
      let isThere = true
      load().then((found) => isThere && set(found))
      return () => {
        isThere = false
      }
    }, [])
    return value
  }

  /** One that is not among the list stays, and can be seen. */
  const withCurrent = (options, value) =>
    !value || options.some((one) => one.value === value) ? options : [{ value, label: value }, ...options]

  const Field = ({ attribute, value, choice, onChange }) => {
    const { label, type, values } = attribute
    const text = value === undefined ? '' : String(value)
    const set = (next) => onChange(next === '' || next === null ? undefined : next)
    if (type === 'boolean') {
      return h(ToggleControl, { label, checked: Boolean(value), onChange: (on) => onChange(on || undefined) })
    }
    if (choice?.length) {
      return h(ComboboxControl, { label, value: text, options: withCurrent(choice, text), onChange: set })
    }
    if (choice && attribute.name === 'topic') {
      return h(TextControl, { label, help: texts.noTopics, value: text, onChange: set })
    }
    if (choice) {
      const named = texts.nameInUrl.replace('{label}', label)
      return h(TextControl, { label: named, help: texts.noList, value: text, onChange: set })
    }
    if (values.length) {
      const options = [{ value: '', label: texts.none }, ...values]
      return h(SelectControl, { label, value: text, options, onChange: set })
    }
    if (type === 'number') {
      const number = (next) => onChange(Number(next) || undefined)
      return h(TextControl, { label, type: 'number', min: 1, value: text, onChange: number })
    }
    return h(TextControl, { label, help: attribute.help, value: text, onChange: set })
  }

  const isName = ({ name }) => name === 'alias' || name === 'branch'
  const isNamed = (block, values) => {
    const named = block.attributes.filter(isName)
    const isAsked = named.some(({ name }) => name === 'alias')
    return !isAsked || named.some(({ name }) => values[name])
  }

  /** Of the topics, those that the chosen advisor offers. */
  const choicesFor = (found, { name }, values) =>
    name === 'topic'
      ? found?.topic.filter(
          ({ advisors, value }) =>
            !advisors || !values.alias || advisors.includes(values.alias) || value === values.topic
        )
      : found?.[name]

  const byName = new Map(blocks.map((block) => [block.name, block]))

  const Edit = ({ name: own, attributes, setAttributes }) => {
    const block = byName.get(own)
    const found = useChoices()
    const named = ['alias', 'branch'].map((name) => attributes[name]).find(Boolean)
    const all = found ? [...found.alias, ...found.branch] : []
    const who = all.find(({ value }) => value === named)?.label ?? named
    const fieldOf = (attribute) =>
      h(Field, {
        key: attribute.name,
        attribute,
        value: attributes[attribute.name],
        choice: choicesFor(found, attribute, attributes),
        onChange: (value) => setAttributes({ [attribute.name]: value })
      })
    const isWhole = isNamed(block, attributes)
    const state = isWhole ? texts.shown : texts.choose
    // until somebody is chosen, the choice stands in the text, since the sidebar may be closed
    const hasList = ({ name }) => found?.[name]?.length
    const choosers = isWhole ? null : block.attributes.filter((one) => isName(one) && hasList(one)).map(fieldOf)
    return h(
      Fragment,
      null,
      h(InspectorControls, null, h(PanelBody, { title: texts.widget }, block.attributes.map(fieldOf))),
      h(
        'div',
        useBlockProps(),
        h(
          Placeholder,
          {
            icon: 'businessperson',
            label: who ? `${block.title}: ${who}` : block.title,
            instructions: server ? state : texts.noServer
          },
          choosers
        )
      )
    )
  }

  for (const block of blocks) {
    const attributes = Object.fromEntries(block.attributes.map(({ name, type }) => [name, { type }]))
    wp.blocks.registerBlockType(block.name, {
      apiVersion: 2,
      title: block.title,
      description: block.text,
      category: 'widgets',
      icon: 'businessperson',
      keywords: texts.keywords.split(', '),
      attributes,
      supports: { html: false, align: ['wide', 'full'] },
      edit: Edit,
      // printed by the server, so that nothing is stored that authors may not write
      save: () => null
    })
  }
}
