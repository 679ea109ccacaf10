import { accountCss } from '../buttons/accountCss.ts'
import { buttonCss } from '../buttons/buttonCss.ts'
import { getAppKit } from '../instance/lastAppKit.ts'
import { logFailure } from '../instance/logFailure.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import {
  type ButtonProperties,
  buttonProperties,
  readProperties,
  readProperty,
  writeProperty,
} from './ButtonProperties.ts'
import { drawFace } from './drawFace.ts'
import { type ButtonElementKind, getButtonFace } from './getButtonFace.ts'
import { watchAccountDetails } from './watchAccountDetails.ts'

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
      const kit = getAppKit()
      if (!kit || this.#stop) return
      const button = showButton(kit, kind, this)
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

/** Properties that were set before the element had its class hide those of the class. */
function takeUpProperties(element: HTMLElement & ButtonProperties): void {
  for (const name of buttonProperties) {
    if (!Object.hasOwn(element, name)) continue
    const value = element[name]
    delete element[name]
    writeProperty(element, name, value)
  }
}

function showButton(kit: ReactAppKit, kind: ButtonElementKind, element: HTMLElement) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true })
  const style = new CSSStyleSheet()
  // Not a style element: the host app's policy need not know it.
  root.adoptedStyleSheets = [style]
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaHasPopup = 'dialog'
  root.replaceChildren(button)
  const details = watchAccountDetails(kit, draw)
  let press: 'idle' | 'loading' | 'failed' = 'idle'
  let drawn = ''

  function draw(): void {
    const properties = readProperties(element)
    if (kind === 'button' || kind === 'account') details.update(properties)
    const { balance, identity } = details
    const face = getButtonFace(kind, { kit, properties, balance, identity, press })
    const theme = kit.stores.theme.getState()
    const { id, css } = buttonCss(theme)
    const { size = 'md' } = properties
    const next = JSON.stringify([face, id, size])
    if (next === drawn) return
    drawn = next
    style.replaceSync(`${css}${accountCss(theme.themeMode)}[hidden]{display:none}`)
    button.className = `wk-button ${id}`
    button.dataset.theme = theme.themeMode
    button.dataset.size = size
    drawFace(button, face)
  }

  async function toggle(): Promise<void> {
    const face = getButtonFace(kind, {
      kit,
      properties: readProperties(element),
      balance: details.balance,
      identity: details.identity,
      press,
    })
    if (!face?.opens) return
    if (kit.isOpen()) return kit.close()
    try {
      press = 'loading'
      draw()
      await kit.open(face.opens)
      press = 'idle'
    } catch (error) {
      logFailure('The modal', error)
      press = 'failed'
    }
    draw()
  }

  // A failure shows when the button is pressed; an intent alone must not disturb.
  const prepare = () => void kit.prepareModal().catch(() => {})
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    button.addEventListener(intent, prepare, { passive: true })
  }
  button.addEventListener('click', () => void toggle())
  const { connection, modal, networks, theme, options, language } = kit.stores
  const stops = [connection, modal, networks, theme, options, language].map((store) => store.subscribe(draw))
  draw()
  return {
    draw,
    stop() {
      details.stop()
      for (const stop of stops) stop()
    },
  }
}
