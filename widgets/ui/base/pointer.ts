/** Whether a page is used by finger, so that a field with the focus brings up a keyboard. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches
