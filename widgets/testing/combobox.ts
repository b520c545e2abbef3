import { type, until } from './mount.ts'

const inputOf = (root: ParentNode, name: string) => root.querySelector<HTMLInputElement>(`.combobox [name="${name}"]`)

/** What is chosen in a `ComboboxField`; undefined without one. */
export const chosenIn = (root: ParentNode, name: string) => inputOf(root, name)?.value

const optionsOf = (root: ParentNode, name: string) => [
  ...(inputOf(root, name)?.closest('.combobox')?.querySelectorAll<HTMLElement>('[role=option]') ?? [])
]

/** Opens a `ComboboxField`. @returns its options */
export async function openCombobox(root: ParentNode, name: string): Promise<HTMLElement[]> {
  const input = await until(() => inputOf(root, name))
  input.click()
  return until(() => {
    const options = optionsOf(root, name)
    return options.length > 0 && options
  })
}

export const nameOf = (option: HTMLElement) => option.querySelector('.combobox-text > span')?.textContent ?? ''

/** Chooses the option of this name, which is typed where the first ones do not include it. */
export async function pick(root: ParentNode, name: string, text: string) {
  const named = (options: HTMLElement[]) => options.find((option) => nameOf(option) === text)
  const known = named(await openCombobox(root, name))
  if (!known) type(inputOf(root, name), text)
  ;(known ?? (await until(() => named(optionsOf(root, name))))).click()
  const isOpen = () => inputOf(root, name)?.getAttribute('aria-expanded') === 'true'
  await until(() => !isOpen() && chosenIn(root, name) === text)
}
