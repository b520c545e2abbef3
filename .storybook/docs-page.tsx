import { Controls, Description, DocsContext, DocsStory, Heading, Primary, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** The stories that stand as they are drawn, at any width: one that is played would take the focus from the page. */
function Still() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ playFunction, storyGlobals, tags }) => {
      return !playFunction && !storyGlobals.viewport && tags.includes('autodocs')
    })
  return stories.map(({ id, moduleExport }) => <DocsStory key={id} of={moduleExport} />)
}

/** What a widget or a part is for, its controls, and its states. */
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
