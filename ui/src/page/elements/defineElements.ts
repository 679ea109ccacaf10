import { createButtonElement } from './createButtonElement.ts'
import type { ButtonElementKind } from './getElementFace.ts'

const kinds: Readonly<Record<string, ButtonElementKind>> = {
  button: 'button',
  'connect-button': 'connect',
  'account-button': 'account',
  'network-button': 'network',
  'wallet-button': 'wallet',
}

/** Defines the button elements under both of AppKit's prefixes, unless the page has them already. */
export function defineElements(): void {
  for (const prefix of ['appkit', 'w3m']) {
    for (const [suffix, kind] of Object.entries(kinds)) {
      const name = `${prefix}-${suffix}`
      if (!customElements.get(name)) customElements.define(name, createButtonElement(kind))
    }
  }
}
