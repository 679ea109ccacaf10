import { logFailure } from '../../kit/instance/logFailure.ts'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { loadWalletUse } from '../../kit/wallet/loadWalletUse.ts'
import { walletCss } from '../../kit/wallet/walletCss.ts'
import { accountCss } from '../face/accountCss.ts'
import type { ButtonPress } from '../face/ButtonFace.ts'
import { buttonCss } from '../face/buttonCss.ts'
import { keepWidth } from '../face/keepWidth.ts'
import { storeWidth } from '../face/storeWidth.ts'
import type { ButtonProperties } from './ButtonProperties.ts'
import { drawFace } from './drawFace.ts'
import { type ButtonElementKind, getElementFace } from './getElementFace.ts'
import { nestButton } from './nestButton.ts'
import { watchAccountDetails } from './watchAccountDetails.ts'

interface ShowButtonParameters {
  readonly kit: ReactAppKit
  readonly kind: ButtonElementKind
  /** Its shadow root holds the button. */
  readonly host: HTMLElement
  /** Whether the host is AppKit's element that is two buttons in one. */
  readonly isPair?: boolean
  /** Present properties. */
  read(): ButtonProperties
}

// As wide as the button, and no wider than the page lets it be.
const nestingCss =
  ':is(wui-connect-button,wui-account-button,wui-network-button,wui-wallet-button){display:inline-flex;max-inline-size:100%}'

/** A button in a page. */
interface ShownButton {
  /** Shows what the properties are now. */
  draw(): void
  stop(): void
}

/** Shows a button in the shadow root of an element, and follows the kit until it is stopped. */
export function showButton({ kit, kind, host, isPair = false, read }: ShowButtonParameters): ShownButton {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
  const style = new CSSStyleSheet()
  // Not a style element: the host app's policy need not know it.
  root.adoptedStyleSheets = [style]
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaHasPopup = 'dialog'
  root.replaceChildren(button)
  const details = watchAccountDetails(kit, draw)
  let press: ButtonPress | undefined
  let drawn = ''

  function draw(): void {
    const properties = read()
    if (kind === 'button' || kind === 'account') details.update(properties)
    const { balance, identity } = details
    const face = getElementFace(kind, { kit, properties, balance, identity, press })
    const theme = kit.stores.theme.getState()
    const { id, css } = buttonCss(theme)
    const { size = 'md' } = properties
    const next = JSON.stringify([face, id, size])
    if (next === drawn) return
    drawn = next
    style.replaceSync(
      `${css}${accountCss(theme.themeSetting)}${kind === 'wallet' ? walletCss : ''}[hidden]{display:none}${nestingCss}`,
    )
    button.className = `wk-button ${id}`
    button.dataset.theme = theme.themeSetting
    button.dataset.size = size
    drawFace(button, face)
    const look = [face?.testId, size, properties.balance, properties.charsStart, properties.charsEnd] as const
    if (face?.address && face.busy) keepWidth(kit, button, look)
    else if (face?.address && (face.note || properties.balance === 'hide')) storeWidth(kit, button, look)
    nestButton({ root, button, face, isPair, namespace: properties.namespace })
  }

  let isKept = false
  let isStopped = false

  async function toggle(): Promise<void> {
    if (isKept) return
    const { namespace } = read()
    if (isOfConnection(kind) && kit.getAccount(namespace).status === 'reconnecting') {
      isKept = true
      await kit.ready()
      isKept = false
      if (isStopped) return
    }
    const face = getElementFace(kind, {
      kit,
      properties: read(),
      balance: details.balance,
      identity: details.identity,
      press,
    })
    const opens = kind === 'wallet' ? !face?.busy : face?.opens
    if (!opens) return
    if (opens !== true && kit.isOpen()) return kit.close()
    try {
      press = 'loading'
      draw()
      if (opens === true) await openWallet(kit, read())
      else await kit.open(opens)
      press = undefined
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
  const { connection, connectors, modal, networks, theme, options, language } = kit.stores
  const stops = [connection, connectors, modal, networks, theme, options, language].map((store) =>
    store.subscribe(draw),
  )
  draw()
  return {
    draw,
    stop() {
      isStopped = true
      details.stop()
      for (const stop of stops) stop()
    },
  }
}

/** Whether the button's view depends on the connection. */
function isOfConnection(kind: ButtonElementKind): boolean {
  return kind !== 'network' && kind !== 'wallet'
}

async function openWallet(
  kit: ReactAppKit,
  { wallet = 'walletConnect', namespace }: ButtonProperties,
): Promise<void> {
  const { openWalletView } = await loadWalletUse()
  await openWalletView(kit, { wallet, namespace })
}
