import type { ChainNamespace } from '../../networks/Caip.ts'
import { createHostEip1193Provider } from '../eip155/hostProvider/createHostEip1193Provider.ts'
import type { CreateHostProvider } from '../HostProvider.ts'
import { createHostStandardWallet } from '../solana/hostProvider/createHostStandardWallet.ts'
import type { WalletProvider } from '../WalletProvider.ts'

/** Providers of host apps in front of each family's wallets. Providers of other families are passed on unchanged. */
export const hostProviders: Readonly<
  Partial<Record<ChainNamespace, CreateHostProvider<never, WalletProvider>>>
> = {
  eip155: createHostEip1193Provider,
  solana: createHostStandardWallet,
}
