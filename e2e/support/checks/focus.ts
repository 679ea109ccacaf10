import type { Page } from '@playwright/test'

/** The focused element, including open shadow roots. */
export interface Focus {
  readonly insideModal: boolean
  readonly name: string
}

export function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    let element = document.activeElement
    let insideModal = false
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    for (
      let node: Node | null | undefined = element;
      node;
      node = node.parentNode ?? (node as ShadowRoot).host
    ) {
      if (node instanceof Element && node.getAttribute('data-testid') === 'w3m-modal-card') insideModal = true
    }
    const name = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    return { insideModal, name: `${element?.tagName.toLowerCase() ?? 'nothing'} ${name}` }
  })
}
