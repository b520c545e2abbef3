import { until } from './mount.ts'

const inputOf = (root: ParentNode, name: string) => root.querySelector<HTMLInputElement>(`.combobox [name=${name}]`)

/** Opens a `ComboboxField`. @returns its options */
export async function openCombobox(root: ParentNode, name: string): Promise<HTMLElement[]> {
  const input = await until(() => inputOf(root, name))
  input.click()
  return until(() => {
    const options = [...(input.closest('.combobox')?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    return options.length > 0 && options
  })
}

export const nameOf = (option: HTMLElement) => option.querySelector('.combobox-text > span')?.textContent ?? ''

/** Chooses the option of this name. */
export async function pick(root: ParentNode, name: string, text: string) {
  const options = await openCombobox(root, name)
  options.find((option) => nameOf(option) === text)?.click()
  await until(() => inputOf(root, name)?.value === text)
}
