import { within } from '@testing-library/react'

/** Queries inside the shadow root of the modal in the page. */
export function modalScreen(document = globalThis.document) {
  const shadow = document.querySelector('w3m-modal')?.shadowRoot
  if (!shadow) throw new Error('There is no modal in the page')
  // Testing Library's type is an element, but it uses only members that a shadow root has as well.
  return within(shadow as unknown as HTMLElement)
}
