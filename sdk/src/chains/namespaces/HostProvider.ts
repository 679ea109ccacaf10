import type { WalletProvider } from './WalletProvider.ts'

/** The connection of a wallet, as the provider that host apps get shows it. */
export interface HostConnection {
  /** Accounts, the active one of this site first. Empty while this wallet is not the connected one. */
  getAddresses(): readonly string[]
  /** Calls back whenever the connection has changed. It ends with the kit. */
  subscribe(listener: () => void): void
  /**
   * Asks something that signs or sends. A wallet that has forgotten this page is asked for its accounts first.
   *
   * @throws what `ask` throws, or a ProviderRpcError (EIP-1193)
   */
  authorize<Value>(ask: () => Promise<Value>): Promise<Value>
}

/** Makes the provider that host apps get of a wallet's own one: its first account is the active one of this site. */
export type CreateHostProvider<Provider extends WalletProvider, Shown extends WalletProvider = Provider> = (
  provider: Provider,
  connection: HostConnection,
) => Shown
