import { lastAppKit } from '../../kit/instance/lastAppKit.ts'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import type { ButtonProperties } from './ButtonProperties.ts'
import type { ButtonElementKind } from './getElementFace.ts'
import { showButton } from './showButton.ts'

export interface MountButtonParameters extends ButtonProperties {
  /**
   * `button` connects, and shows the account once a wallet is connected; `wallet` connects with one wallet. Default:
   * `button`.
   */
  readonly kind?: ButtonElementKind
  /** Default: the kit that was created last. */
  readonly kit?: ReactAppKit
}

export interface MountedButton {
  /** Changes properties; those that are left out stay. */
  update(properties: ButtonProperties): void
  /** Removes the button and stops following the kit. */
  unmount(): void
}

/**
 * Puts a button at the end of an element, without React and without defining a custom element.
 *
 * @throws Error 'Please call createAppKit before using useAppKit' where there is no kit
 * @example
 * const button = mountButton(header, { label: 'Log in' })
 * button.update({ size: 'sm' })
 */
export function mountButton(
  container: Element,
  { kind = 'button', kit = lastAppKit, ...properties }: MountButtonParameters = {},
): MountedButton {
  if (!kit) throw new Error('Please call createAppKit before using useAppKit')
  const host = container.ownerDocument.createElement('span')
  let present: ButtonProperties = properties
  container.append(host)
  const { draw, stop } = showButton({ kit, kind, host, read: () => present })
  return {
    update(changes) {
      present = { ...present, ...changes }
      draw()
    },
    unmount() {
      stop()
      host.remove()
    },
  }
}
