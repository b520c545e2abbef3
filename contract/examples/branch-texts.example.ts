import type { BranchTextForm } from '../branch-texts.ts'

export const exampleBranchTexts: BranchTextForm[] = [
  { title: 'Anfahrt', value: 'U1 und U3 bis Stephansplatz.\nDie nächste Garage ist in der Weihburggasse.' },
  { title: 'Barrierefreiheit', value: 'Der Eingang ist stufenlos, in der Beratung gibt es eine induktive Höranlage.' }
]
