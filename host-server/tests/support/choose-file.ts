import type { Locator } from 'playwright-core'
import { type Input, KEYS } from '../../testing/inputs.ts'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Chooses a file with the field and the button within `box`. */
export async function chooseFile(hand: Input, box: Locator, file: ChosenFile) {
  const chooser = box.page().waitForEvent('filechooser')
  await (hand === KEYS ? hand.flip(box.locator('input[type=file]')) : hand.press(box.locator('label.button')))
  await (await chooser).setFiles(file)
}
