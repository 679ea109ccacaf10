import type { AppKitInternals } from '../AppKitInternals.ts'
import type { ChainAdapter } from '../adapters/ChainAdapter.ts'
import { createEip155Adapter } from '../adapters/eip155/createEip155Adapter.ts'
import { createEarlyError } from '../errors/createEarlyError.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { createSignIn, type SignIn } from '../signIn/createSignIn.ts'
import { getSignInAccount } from '../signIn/getSignInAccount.ts'
import { applyConnectionChange } from './applyConnectionChange.ts'
import { type Connections, createConnections } from './createConnections.ts'
import { followOtherTab } from './followOtherTab.ts'
import { forgetWallet } from './forgetWallet.ts'

/** The part of an instance that talks to wallets and to the sign-in server. */
export interface Engine {
  readonly connections: Connections
  readonly signIn: SignIn
  /** @throws WalletKitError `ADAPTER_NOT_FOUND` */
  getAdapter(namespace: ChainNamespace): ChainAdapter
  /** See {@link forgetWallet}. */
  forget(namespace?: ChainNamespace): Promise<void>
  /** See {@link followOtherTab}. */
  follow(): void
}

/** The engine of an instance, made when it is first needed. The first load imports this on demand only. */
export function getEngine(kit: AppKitInternals): Engine {
  return kit.once('engine', () => createEngine(kit))
}

function createEngine(kit: AppKitInternals): Engine {
  const { adapters } = kit.stores.options.getState()
  const all = [...adapters, createEip155Adapter()]

  const engine: Engine = {
    connections: createConnections({
      connectors: kit.connectors,
      lifetime: kit.lifetime,
      getAdapter: (namespace) => engine.getAdapter(namespace),
      getState: kit.getConnection,
      change: (change) => applyConnectionChange(kit, engine, change),
    }),
    signIn: createSignIn({
      siwx: kit.siwx,
      store: kit.stores.signIn,
      stored: kit.stored,
      lifetime: kit.lifetime,
      getAccount: () => getSignInAccount(kit),
      onAuthenticated: () => kit.modal.settle(),
      onNeeded(reason) {
        if (reason !== 'refresh') kit.modal.show('SIWXSignMessage')
      },
      onUnavailable() {
        void engine.forget()
        kit.modal.show('Connect')
        kit.notices.showToast({ key: 'authenticationFailed', variant: 'error' })
      },
    }),
    getAdapter(namespace) {
      const adapter = all.find((candidate) => candidate.namespace === namespace)
      if (!adapter) throw createEarlyError('ADAPTER_NOT_FOUND', { context: { namespace } })
      return adapter
    },
    forget: (namespace) => forgetWallet(kit, engine, namespace),
    follow: () => followOtherTab(kit, engine),
  }
  return engine
}
