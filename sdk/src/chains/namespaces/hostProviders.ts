import type { ChainNamespace } from '../networks/Caip.ts'
import { createHostEip1193Provider } from './eip155/hostProvider/createHostEip1193Provider.ts'
import type { CreateHostProvider } from './HostProvider.ts'
import { createHostStandardWallet } from './solana/hostProvider/createHostStandardWallet.ts'
import type { WalletProvider } from './WalletProvider.ts'

/** How host apps see the wallets of each family. Those of other families are handed out as they are. */
export const hostProviders: Readonly<
  Partial<Record<ChainNamespace, CreateHostProvider<never, WalletProvider>>>
> = {
  eip155: createHostEip1193Provider,
  solana: createHostStandardWallet,
}
