import type { RemoteWallet } from '../../namespaces/RemoteWallet.ts'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../../networks/Caip.ts'
import { getNamespace } from '../../networks/getNamespace.ts'
import { isCaipNetworkId } from '../../networks/isCaipNetworkId.ts'
import type { PairingClient } from './loadPairingClient.ts'
import type { PairingSession } from './pairUntilApproved.ts'

type Change = Parameters<Parameters<RemoteWallet['subscribe']>[0]>[0]

/** One namespace of a session, and where the session's messages about it go. */
export interface SessionWallet extends RemoteWallet {
  /** Takes over what the wallet has approved since. */
  update(session: PairingSession): void
  /** The wallet reports that another account, or another network, is the active one there. */
  receiveEvent(name: string, data: unknown, caipNetworkId: string): void
  end(): void
}

/**
 * @param asked networks that the wallet was asked for. Whatever it approved beyond them is left out.
 * @returns `undefined` when it has approved no account on any of them.
 */
export function createRemoteWallet(
  client: PairingClient,
  session: PairingSession,
  {
    namespace,
    asked,
    preferred,
  }: { namespace: ChainNamespace; asked: readonly CaipNetworkId[]; preferred: CaipNetworkId },
): SessionWallet | undefined {
  const listeners = new Set<(change: Change) => void>()
  const { name, icons } = session.peer.metadata
  let accounts = readAccounts(session, namespace, asked)
  const networkIds = () => [...new Set(accounts.map(toNetworkId))]
  const [first] = networkIds()
  if (!first) return undefined
  let networkId = networkIds().includes(preferred) ? preferred : first

  function announce(change: Change): void {
    for (const listener of [...listeners]) listener(change)
  }

  return {
    name,
    icon: icons[0],
    getAccounts: () => accounts,
    getNetworkIds: networkIds,
    getNetworkId: () => networkId,
    setNetworkId(id) {
      if (id === networkId) return
      networkId = id
      client.setDefaultChain(id)
      announce('network')
    },
    request: (args) => client.request({ ...args, params: args.params as object }, networkId),
    disconnect: () => client.disconnect(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(next) {
      accounts = readAccounts(next, namespace, asked)
      announce('accounts')
    },
    receiveEvent(event, data, caipNetworkId) {
      if (event === 'chainChanged') {
        const id = toEventNetworkId(namespace, data, caipNetworkId)
        if (!id || id === networkId) return
        networkId = id
        announce('network')
      }
      if (event === 'accountsChanged' && Array.isArray(data)) {
        const address = String(data[0] ?? '')
          .split(':')
          .at(-1)
          ?.toLowerCase()
        const isActive = (account: CaipAddress) => account.split(':').at(-1)?.toLowerCase() === address
        // An account that was not approved is none of ours.
        if (!accounts.some(isActive)) return
        accounts = [...accounts.filter(isActive), ...accounts.filter((account) => !isActive(account))]
        announce('accounts')
      }
    },
    end: () => announce('end'),
  }
}

function readAccounts(
  session: PairingSession,
  namespace: ChainNamespace,
  asked: readonly CaipNetworkId[],
): readonly CaipAddress[] {
  const approved = session.namespaces[namespace]?.accounts ?? []
  return approved.filter(
    (account): account is CaipAddress =>
      account.split(':').length === 3 && asked.includes(toNetworkId(account as CaipAddress)),
  )
}

function toNetworkId(account: CaipAddress): CaipNetworkId {
  return account.slice(0, account.lastIndexOf(':')) as CaipNetworkId
}

/** Wallets send the new chain as a number, as a string, or only as the event's own network id. */
function toEventNetworkId(
  namespace: ChainNamespace,
  data: unknown,
  caipNetworkId: string,
): CaipNetworkId | undefined {
  if (isCaipNetworkId(data)) return getNamespace(data) === namespace ? data : undefined
  if (typeof data === 'number' || typeof data === 'string') return `${namespace}:${data}`
  return isCaipNetworkId(caipNetworkId) ? caipNetworkId : undefined
}
