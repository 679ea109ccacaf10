import { lastAppKit } from '../../kit/instance/lastAppKit.ts'
import {
  type ButtonProperties,
  buttonProperties,
  readProperties,
  readProperty,
  writeProperty,
} from './ButtonProperties.ts'
import type { ButtonElementKind } from './getElementFace.ts'
import { showButton } from './showButton.ts'

/**
 * The class of one button element. Created on demand: servers have no `HTMLElement`. It shows nothing until there is
 * a kit, and uses the one that was created last when it is inserted.
 */
export function createButtonElement(kind: ButtonElementKind): CustomElementConstructor {
  class ButtonElement extends HTMLElement {
    static readonly observedAttributes = buttonProperties.map((name) => name.toLowerCase())
    #stop: (() => void) | undefined
    #draw: (() => void) | undefined

    connectedCallback(): void {
      takeUpProperties(this)
      const kit = lastAppKit
      if (!kit || this.#stop || isAroundButton(this)) return
      const isPair = kind === 'button'
      const button = showButton({ kit, kind, host: this, isPair, read: () => readProperties(this) })
      this.#draw = button.draw
      this.#stop = button.stop
    }

    disconnectedCallback(): void {
      this.#stop?.()
      this.#stop = undefined
      this.#draw = undefined
    }

    attributeChangedCallback(): void {
      this.#draw?.()
    }
  }
  for (const name of buttonProperties) {
    Object.defineProperty(ButtonElement.prototype, name, {
      get(this: HTMLElement) {
        return readProperty(this, name)
      },
      set(this: HTMLElement, value: unknown) {
        writeProperty(this, name, value)
      },
    })
  }
  return ButtonElement
}

/** Whether it is inside of a button element, which has put it around its own button. */
function isAroundButton(element: Element): boolean {
  return element.firstElementChild?.localName.startsWith('wui-') ?? false
}

/** Properties that were set before the element had its class hide those of the class. */
function takeUpProperties(element: HTMLElement & ButtonProperties): void {
  for (const name of buttonProperties) {
    if (!Object.hasOwn(element, name)) continue
    const value = element[name]
    delete element[name]
    writeProperty(element, name, value)
  }
}
