import { configure, prettyDOM, within } from '@testing-library/react'

// Testing Library's own error prints elements alone: in a timer, a shadow root made it throw, and the test waited on.
configure({
  getElementError(message, container) {
    const roots = container instanceof ShadowRoot ? [...container.children] : [container]
    const printed = roots.map((root) => prettyDOM(root as Element))
    return Object.assign(new Error([message, ...printed].filter(Boolean).join('\n\n')), {
      name: 'TestingLibraryElementError',
    })
  },
})

/** Queries inside the shadow root of the modal in the page. */
export function modalScreen(document = globalThis.document) {
  const shadow = document.querySelector('w3m-modal')?.shadowRoot
  if (!shadow) throw new Error('There is no modal in the page')
  // Testing Library's type is an element, but it uses only members that a shadow root has as well.
  return within(shadow as unknown as HTMLElement)
}
