import type { CreateAppKitOptions } from '@wallet-kit/sdk'
import { createAppKit as createReactAppKit } from '../instance/createAppKit.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { defineElements } from './defineElements.ts'

/**
 * Creates a kit with a modal, and defines its buttons as custom elements: `<appkit-button>`,
 * `<appkit-connect-button>`, `<appkit-account-button>`, `<appkit-network-button>`, `<appkit-wallet-button>` and the same with
 * `w3m-`. For pages without React: none of it is loaded before the modal is.
 *
 * @throws WalletKitError `NETWORKS_MISSING`, `SIGN_IN_OPTIONS_CONFLICT`
 * @example
 * createAppKit({ projectId: 'my-project', networks: [mainnet] })
 * document.body.append(document.createElement('appkit-button'))
 */
export function createAppKit(options: CreateAppKitOptions): ReactAppKit {
  const kit = createReactAppKit(options)
  if (typeof customElements !== 'undefined') defineElements()
  return kit
}
