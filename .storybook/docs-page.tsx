import { Controls, Description, DocsContext, DocsStory, Heading, Primary, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** Stories without interaction: one with a play function would take the focus from the page. */
function Still() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ playFunction, storyGlobals, tags }) => {
      return !playFunction && !storyGlobals.viewport && tags.includes('autodocs')
    })
  return stories.map(({ id, moduleExport }) => <DocsStory key={id} of={moduleExport} />)
}

/** Purpose, controls and states of a widget or a component. */
export function Docs() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Heading>Stories</Heading>
      <Still />
    </>
  )
}
