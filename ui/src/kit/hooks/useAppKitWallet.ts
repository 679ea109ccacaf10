import type { ChainNamespace } from '@wallet-kit/sdk'
import { useKit } from '../provider/useKit.ts'
import type { ConnectedWallet } from '../wallet/connectWallet.ts'
import type { LoginName } from '../wallet/getWalletFace.ts'
import { loadWalletUse } from '../wallet/loadWalletUse.ts'
import type { WalletName } from '../wallet/walletNames.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { type Outcome, type OutcomeParameters, useOutcome } from './useOutcome.ts'

export interface UseAppKitWalletParameters extends OutcomeParameters<ConnectedWallet> {
  /** Connects only this namespace. Default: all that the wallet serves. */
  readonly namespace?: ChainNamespace
}

export interface UseAppKitWalletReturnType extends Outcome<ConnectedWallet> {
  /** Whether `connect` may be called: not before a page that a server has rendered is taken over. */
  readonly isReady: boolean
  /**
   * Opens the modal at a wallet, as `WalletButton` does, and waits until one has connected. Never rejects: see `error`. Call it
   * within the visitor's click.
   */
  connect(wallet: WalletName | LoginName | (string & {})): Promise<void>
}

/**
 * A button of your own for one wallet, or for one way to log in.
 *
 * @example
 * const { connect, isPending } = useAppKitWallet({ onError: (error) => console.error(error) })
 * <button disabled={isPending} onClick={() => connect('metamask')}>MetaMask</button>
 */
export function useAppKitWallet({
  namespace,
  ...listeners
}: UseAppKitWalletParameters = {}): UseAppKitWalletReturnType {
  const kit = useKit()
  const isHydrating = useIsHydrating()
  const { outcome, run } = useOutcome<ConnectedWallet>(listeners)
  return {
    ...outcome,
    isReady: !isHydrating,
    connect: (wallet) =>
      run(async () => {
        const { connectWallet } = await loadWalletUse()
        return connectWallet(kit, { wallet, namespace })
      }),
  }
}
