import type { CardText } from '../card-texts.ts'
import { exampleTextTypes } from './profile-layout.example.ts'

const WRITTEN = ['Zuhören, dann rechnen.', 'Vom ersten Gespräch bis zur Schlüsselübergabe.\nAuch am Abend.', '']

export const exampleCardTexts: CardText[] = exampleTextTypes.map(({ uuid, title, place }, index) => ({
  uuid,
  title,
  place,
  value: WRITTEN[index] ?? ''
}))
