import type { ChainNamespace } from '../../chains/networks/Caip.ts'

/**
 * Asks something that needs the wallet's permission. Wallets that keep it per page load share their accounts all the same
 * after a reload, and refuse everything else (EIP-1193, 4100): such a wallet is asked for its accounts once (EIP-1102), and
 * then the same once more.
 *
 * @throws WalletKitError `WALLET_ON_OTHER_NETWORK`, `WALLET_ON_OTHER_ACCOUNT`, `NOT_CONNECTED` when the wallet is elsewhere
 * by then, `USER_REJECTED` or `WALLET_REQUEST_PENDING` for its accounts, else what `ask` throws
 */
export type Authorize = <Value>(
  namespace: ChainNamespace,
  ask: () => Promise<Value>,
  signal?: AbortSignal,
) => Promise<Value>
