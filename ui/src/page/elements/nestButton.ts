import type { ElementFace } from './ElementFace.ts'

interface NestButtonParameters {
  readonly root: ShadowRoot
  readonly button: HTMLButtonElement
  readonly face: ElementFace | undefined
  /** Puts AppKit's connect or account button around it, as AppKit's `<appkit-button>` does. */
  readonly isPair: boolean
  readonly namespace: string | undefined
}

/**
 * Puts the tags around a button that AppKit's has, because tests of host apps look for them. The button is moved only when
 * its tag changes, and keeps the focus.
 */
export function nestButton({ root, button, face, isPair, namespace }: NestButtonParameters): void {
  if (!face) {
    root.replaceChildren(button)
    return
  }
  const { tag, testId, address } = face
  let around = button.parentElement
  if (around?.localName !== `wui-${tag}`) {
    const isFocused = root.activeElement === button
    around = document.createElement(`wui-${tag}`)
    around.append(button)
    const outer = isPair ? document.createElement(`appkit-${tag}`) : around
    if (isPair) outer.append(around)
    root.replaceChildren(outer)
    if (isFocused) button.focus()
  }
  around.dataset.testid = testId
  setAttribute(around, 'address', address)
  if (isPair && around.parentElement) setAttribute(around.parentElement, 'namespace', namespace)
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}
