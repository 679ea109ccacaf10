import type { ChainNamespace } from '../../networks/Caip.ts'
import { guardEip1193Provider } from '../eip155/requests/guardEip1193Provider.ts'
import type { RequestGuard } from '../HeldRequest.ts'
import { guardStandardWallet } from '../solana/requests/guardStandardWallet.ts'
import type { WalletProvider } from '../WalletProvider.ts'

/**
 * Guards that hold requests to each family's wallets. Other families' requests cannot be held: they get no provider.
 */
export const requestGuards: Readonly<Partial<Record<ChainNamespace, RequestGuard<never, WalletProvider>>>> = {
  eip155: guardEip1193Provider,
  solana: guardStandardWallet,
}
