import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration
} from '@simplewebauthn/browser'

/** Half of the life of a challenge: the browser's offer in the field is renewed before the server refuses its answer. */
const RENEWED = 5 * 60_000

type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON

async function optionsOf({ dataset: { options = '' } }: HTMLElement): Promise<Options> {
  const answer = await fetch(options, { credentials: 'same-origin', headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}

function send(form: HTMLFormElement, answer: object) {
  const field = form.elements.namedItem('answer') as HTMLInputElement
  field.value = JSON.stringify(answer)
  form.submit()
}

/** Offers passkeys in the field for the user name, for as long as the page is open. */
async function fill(form: HTMLFormElement): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return
  const renewal = setTimeout(() => void fill(form), RENEWED)
  try {
    send(form, await startAuthentication({ optionsJSON: await optionsOf(form), useBrowserAutofill: true }))
  } catch {
    // the button was pressed, or the offer renewed
  }
  clearTimeout(renewal)
}

async function answer(form: HTMLFormElement): Promise<void> {
  const failed = form.querySelector<HTMLElement>('[data-passkey-failed]')
  const button = form.querySelector('button')
  if (failed) failed.hidden = true
  button?.setAttribute('aria-busy', 'true')
  try {
    const optionsJSON = await optionsOf(form)
    const work = form.dataset.passkey === 'make' ? startRegistration : startAuthentication
    send(form, await work({ optionsJSON }))
  } catch {
    if (failed) failed.hidden = false
    if (form.dataset.fills) void fill(form)
  }
  button?.removeAttribute('aria-busy')
}

/** Passkeys belong to names. */
const isAddress = /^[\d.]+$|:/.test(location.hostname)

if (browserSupportsWebAuthn() && !isAddress) {
  for (const note of document.querySelectorAll<HTMLElement>('[data-passkey-missing]')) note.hidden = true
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void answer(form)
    })
    if (form.dataset.fills) void fill(form)
  }
}
