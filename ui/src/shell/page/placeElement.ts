import type { ResolvedOptions } from '@wallet-kit/sdk'

/** Name of the modal's element in the page; AppKit's, so that pages that place it need not change. */
const tagName = 'w3m-modal'

/** The element that carries the modal's shadow root. */
export interface PlacedElement {
  readonly element: HTMLElement
  readonly shadow: ShadowRoot
  /** Empties the shadow root, and removes the element if the kit added it. */
  remove(): void
}

/**
 * Appends the modal's element to the body or, when the host app places it itself, uses the host app's.
 *
 * @param isLikeAppKit The kit has placed an element before.
 * @throws Error when the host app is to place the element and the page has none that is unused
 */
export function placeElement(
  options: Pick<ResolvedOptions, 'disableAppend' | 'enableEmbedded'>,
  document: Document,
  isLikeAppKit = false,
): PlacedElement {
  const isOfHost = options.disableAppend || options.enableEmbedded
  const free = [...document.querySelectorAll<HTMLElement>(tagName)].find(
    ({ shadowRoot }) => !shadowRoot || shadowRoot.childElementCount === 0,
  )
  if (isOfHost && !free)
    throw new Error(`With disableAppend or enableEmbedded, the page must contain a <${tagName}> element`)
  if (free && (isOfHost || isLikeAppKit)) {
    const shadow = free.shadowRoot ?? free.attachShadow({ mode: 'open' })
    return { element: free, shadow, remove: () => shadow.replaceChildren() }
  }
  const element = document.createElement(tagName)
  document.body.append(element)
  return { element, shadow: element.attachShadow({ mode: 'open' }), remove: () => element.remove() }
}
