import type { ChainNamespace } from '../networks/Caip.ts'
import { guardEip1193Provider } from './eip155/requests/guardEip1193Provider.ts'
import type { RequestGuard } from './HeldRequest.ts'
import { guardStandardWallet } from './solana/requests/guardStandardWallet.ts'
import type { WalletProvider } from './WalletProvider.ts'

/** How requests to the wallets of each family are held. Those of other families cannot be: they get no provider. */
export const requestGuards: Readonly<Partial<Record<ChainNamespace, RequestGuard<never, WalletProvider>>>> = {
  eip155: guardEip1193Provider,
  solana: guardStandardWallet,
}
