import type { Connector, InteractiveConnectRequest, SharedAccounts } from '@wallet-kit/sdk'
import { externalConnector } from '@wallet-kit/sdk'
import type { ScriptedWallet } from '@wallet-kit/sdk/testing'
import { testWallet } from './testWallet.ts'

export interface TestLogin {
  readonly connector: Connector
  /** Wallet that answers the requests of the connected account. */
  readonly wallet: ScriptedWallet
  /** The last login that was begun. */
  readonly request: () => InteractiveConnectRequest
  /** The visitor has logged in. */
  succeed(change?: Partial<SharedAccounts>): void
  fail(error: unknown): void
  /** How many logins were begun. */
  readonly count: () => number
}

/** A connector of type `AUTH` whose login does what the test says. */
export function testLogin(): TestLogin {
  const wallet = testWallet()
  const [address = ''] = wallet.accounts
  const own = externalConnector({
    id: 'ID_AUTH',
    name: 'Secure wallet',
    providers: { eip155: wallet.provider },
  })
  let last: InteractiveConnectRequest | undefined
  let settle: {
    readonly resolve: (shared: SharedAccounts) => void
    readonly reject: (error: unknown) => void
  }
  let begun = 0
  const connector: Connector = {
    ...own,
    type: 'AUTH',
    asksInFrame: true,
    async connect(request) {
      begun += 1
      last = request
      const shared = await new Promise<SharedAccounts>((resolve, reject) => {
        settle = { resolve, reject }
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
      await own.connect(request)
      return { eip155: shared }
    },
  }
  return {
    connector,
    wallet,
    request() {
      if (!last) throw new Error('No login was begun')
      return last
    },
    succeed: (change = {}) =>
      settle.resolve({ addresses: [address], caipNetworkId: 'eip155:1', ...change } as SharedAccounts),
    fail: (error) => settle.reject(error),
    count: () => begun,
  }
}
