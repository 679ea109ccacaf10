/** Holds of all kits in a page: a page can have several, and several copies of this code. */
export interface PageHolds {
  /** Open modals that keep the page from scrolling. */
  scrollLocks: number
  unlockScroll: () => void
  /** Open modals that keep an element inert. */
  readonly inert: WeakMap<Element, number>
}

const key: unique symbol = Symbol.for('@wallet-kit/pageHolds')

export function getPageHolds(document: Document & { [key]?: PageHolds }): PageHolds {
  document[key] ??= { scrollLocks: 0, unlockScroll: () => undefined, inert: new WeakMap() }
  return document[key]
}
