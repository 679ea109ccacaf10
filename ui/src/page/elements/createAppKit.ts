import type { CreateAppKitOptions } from '@wallet-kit/sdk'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { createAppKit as createReactAppKit } from '../createAppKit.ts'
import { defineElements } from './defineElements.ts'
import { placeModal } from './placeModal.ts'

/**
 * Creates a kit with a modal, and defines its buttons as custom elements: `<appkit-button>`,
 * `<appkit-connect-button>`, `<appkit-account-button>`, `<appkit-network-button>`, `<appkit-wallet-button>` and the same with
 * `w3m-`. For hosts that switch from AppKit, and for pages without React: none of it is loaded before the modal is.
 *
 * Tags and test ids of the page and of the modal nest as AppKit's do, so that a host's browser tests still find them:
 * `<w3m-modal>` is in the page from the start, and a network that is picked leaves the list of networks in place.
 *
 * Without a `themeMode`, it is AppKit's `dark`.
 *
 * @throws WalletKitError `NETWORKS_MISSING`, `SIGN_IN_OPTIONS_CONFLICT`
 * @example
 * createAppKit({ projectId: 'my-project', networks: [mainnet] })
 * document.body.append(document.createElement('appkit-button'))
 */
export function createAppKit(options: CreateAppKitOptions): ReactAppKit {
  const kit = createReactAppKit({ ...options, themeMode: options.themeMode ?? 'dark' })
  kit._internal.isLikeAppKit = true
  if (typeof customElements !== 'undefined') {
    defineElements()
    placeModal(kit)
  }
  return kit
}
