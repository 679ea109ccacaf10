import type { ChainNamespace } from '@wallet-kit/sdk'
import { lastAppKit } from '../../kit/instance/lastAppKit.ts'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import type { UpdatedEmail } from '../../kit/wallet/changeEmail.ts'
import type { ConnectedWallet } from '../../kit/wallet/connectWallet.ts'
import type { LoginName } from '../../kit/wallet/getWalletFace.ts'
import { loadWalletUse } from '../../kit/wallet/loadWalletUse.ts'
import type { WalletName } from '../../kit/wallet/walletNames.ts'

export interface AppKitWalletButton {
  /** Always: nothing is requested before a wallet is picked. */
  isReady(): true
  /** Calls back at once. Returns a function that does nothing more. */
  subscribeIsReady(callback: (state: { readonly isReady: true }) => void): () => void
  /**
   * Opens the modal at a wallet, and waits until one has connected. Call it within the visitor's click.
   *
   * @throws WalletKitError why the last attempt has failed, else `CONNECT_ABORTED`, when the modal is closed without one
   * @throws Error when the modal's code cannot be loaded
   */
  connect(
    wallet: WalletName | LoginName | (string & {}),
    namespace?: ChainNamespace,
  ): Promise<ConnectedWallet>
  /**
   * Opens the modal where visitors who have logged in by e-mail change their address, and waits until they have.
   *
   * @throws WalletKitError `CONNECT_ABORTED` when the modal is closed first, `ADDRESS_OR_AUTH_CONNECTOR_MISSING` without an
   * e-mail login
   */
  updateEmail(): Promise<UpdatedEmail>
}

/**
 * For buttons of your own in pages without React.
 *
 * @param kit default: the one that was created last
 * @throws Error 'Please call createAppKit before using useAppKit'
 * @example
 * const wallets = createAppKitWalletButton()
 * button.onclick = () => wallets.connect('metamask').then(({ address }) => console.log(address))
 */
export function createAppKitWalletButton(kit?: ReactAppKit): AppKitWalletButton {
  return {
    isReady: () => true,
    subscribeIsReady(callback) {
      callback({ isReady: true })
      return () => undefined
    },
    async connect(wallet, namespace) {
      const present = assertKit(kit)
      const { connectWallet } = await loadWalletUse()
      return connectWallet(present, { wallet, namespace })
    },
    async updateEmail() {
      const present = assertKit(kit)
      const { changeEmail } = await loadWalletUse()
      return changeEmail(present)
    },
  }
}

function assertKit(given: ReactAppKit | undefined): ReactAppKit {
  const kit = given ?? lastAppKit
  if (!kit) throw new Error('Please call createAppKit before using useAppKit')
  return kit
}
