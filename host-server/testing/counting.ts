import type { Input } from './browser.ts'

/** An input that counts what it presses, toggles, chooses and fills in: a field is one action, however long its text is. */
export interface Counting extends Input {
  count(): number
}

export function counting(hand: Input): Counting {
  let count = 0
  const counted =
    <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await act(...given)
      count += 1
    }
  return {
    count: () => count,
    reach: counted(hand.reach),
    press: counted(hand.press),
    flip: counted(hand.flip),
    choose: counted(hand.choose)
  }
}
