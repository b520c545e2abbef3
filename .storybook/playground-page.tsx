import { createRoot } from 'react-dom/client'
import { Playground } from './playground.tsx'
import { PLAYGROUND_ANSWERS } from './playground-answers.ts'
import { Scene } from './scene.tsx'

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(
  <Scene
    locale="en"
    scheme="light"
    tenant="Alpenbank"
    answers={PLAYGROUND_ANSWERS}
    look={{ padding: 'clamp(16px, 3vw, 32px)', background: 'light-dark(#fff, #121518)' }}
  >
    <h1 style={{ margin: '0 0 16px' }}>Playground</h1>
    <Playground />
  </Scene>
)
