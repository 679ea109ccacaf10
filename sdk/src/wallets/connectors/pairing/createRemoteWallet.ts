import { walletMethodUnsupported } from '@wallet-kit/clients/errors/constants'
import { isAccountAddress } from '../../../chains/namespaces/families/isAccountAddress.ts'
import { namespaceTraits } from '../../../chains/namespaces/families/traits.ts'
import { isInlineImage } from '../../../chains/namespaces/isInlineImage.ts'
import type { RemoteWallet } from '../../../chains/namespaces/RemoteWallet.ts'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../../../chains/networks/Caip.ts'
import { getNamespace } from '../../../chains/networks/getNamespace.ts'
import { isCaipNetworkId } from '../../../chains/networks/isCaipNetworkId.ts'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import { type DisplayName, toDisplayName } from '../../../foundation/format/toDisplayName.ts'
import { callListeners } from '../../../foundation/platform/callListeners.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import type { PairingSession } from './createCodes.ts'
import { checkDeepLink } from './deepLinkChoice.ts'
import type { PairingClient } from './loadPairingClient.ts'

type Change = Parameters<Parameters<RemoteWallet['subscribe']>[0]>[0]

/** One namespace of a session, and where the session's messages about it go. */
export interface SessionWallet extends RemoteWallet {
  /** Updates to the wallet's latest approval. */
  update(session: PairingSession): void
  /** The wallet reports that another account, or another network, is the active one there. */
  receiveEvent(name: string, data: unknown, caipNetworkId: string): void
  end(): void
}

/**
 * @param asked networks that the wallet was asked for. Other approved networks are left out.
 * @returns `undefined` when it has approved no account on any of them.
 */
export function createRemoteWallet(
  client: PairingClient,
  session: PairingSession,
  {
    namespace,
    asked: askedAtFirst,
    methods,
    formerIds,
    preferred,
    disconnect,
  }: {
    namespace: ChainNamespace
    asked: readonly CaipNetworkId[]
    /** Requested methods. Other allowed methods are not used. */
    methods: readonly string[]
    /** Ids by which older wallets know a network. */
    formerIds: Readonly<Record<CaipNetworkId, CaipNetworkId>>
    preferred: CaipNetworkId
    disconnect(): Promise<void>
  },
): SessionWallet | undefined {
  const listeners = new Set<(change: Change) => void>()
  const { name, icon } = readMetadata(session)
  const asked = new Set(askedAtFirst)
  const fold = (address: string) =>
    namespaceTraits[namespace]?.ignoresAddressCase ? address.toLowerCase() : address
  const presentIds = new Map(Object.entries(formerIds).map(([id, former]) => [former, id as CaipNetworkId]))
  const readApproved = (from: PairingSession) =>
    readAccounts(readList(from, namespace, 'accounts'), asked, presentIds)
  let current = session
  let accounts = readApproved(session)
  const networkIds = () => [...new Set(accounts.map(toNetworkId))]
  const [first] = networkIds()
  if (!first) return undefined
  let networkId = networkIds().includes(preferred) ? preferred : first
  /** A network that the wallet has moved to before the session's update that approves it. */
  let expected: CaipNetworkId | undefined

  /**
   * The client has one present session, and one that was approved too late may have taken the place of this one.
   *
   * @throws when this session is over
   */
  function selectSession(): void {
    client.session = client.client.session.get(session.topic)
  }

  const announce = (change: Change) => callListeners(listeners, change)

  return {
    name,
    icon,
    getAccounts: () => accounts,
    getNetworkIds: networkIds,
    getNetworkId: () => networkId,
    setNetworkId(id) {
      if (id === networkId) return
      selectSession()
      client.setDefaultChain(id)
      asked.add(id)
      expected = undefined
      networkId = id
      announce('network')
    },
    async request({ caipNetworkId = networkId, method, params }) {
      selectSession()
      // The client opens the app of the choice that is stored by now.
      checkDeepLink()
      if (readList(current, namespace, 'methods').includes(method) && !methods.includes(method))
        throw createError(walletMethodUnsupported, { context: redactContext({ method }) })
      const former = formerIds[caipNetworkId]
      const isKnownAs = (id: string) =>
        readList(current, namespace, 'accounts').some((account) => account.startsWith(`${id}:`))
      const chain = former && !isKnownAs(caipNetworkId) && isKnownAs(former) ? former : caipNetworkId
      return client.request({ method, params: params as object }, chain)
    },
    disconnect,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(next) {
      current = next
      accounts = readApproved(next)
      const approved = networkIds()
      const moved = expected && approved.includes(expected) ? expected : undefined
      const fallback = approved.includes(networkId) ? networkId : approved[0]
      const target = moved ?? fallback
      if (moved) expected = undefined
      if (target && target !== networkId) {
        networkId = target
        announce('network')
      }
      announce('accounts')
    },
    receiveEvent(event, data, caipNetworkId) {
      if (event === 'chainChanged') {
        const reported = toEventNetworkId(namespace, data, caipNetworkId)
        if (!reported) return
        const id = presentIds.get(reported) ?? reported
        // Requests reach approved networks only. The relay may deliver the approval after the event.
        expected = networkIds().includes(id) ? undefined : id
        if (expected || id === networkId) return
        networkId = id
        announce('network')
      }
      if (event === 'accountsChanged' && Array.isArray(data)) {
        const address = toAddress(typeof data[0] === 'string' ? data[0] : '')
        const isActive = (account: CaipAddress) => fold(toAddress(account)) === fold(address)
        // An account that was not approved is none of ours.
        if (!accounts.some(isActive)) return
        accounts = [...accounts.filter(isActive), ...accounts.filter((account) => !isActive(account))]
        announce('accounts')
      }
    },
    end: () => announce('end'),
  }
}

/** Accounts on requested networks, each under the network's present id. Invalid addresses are left out. */
function readAccounts(
  approved: readonly string[],
  asked: ReadonlySet<CaipNetworkId>,
  presentIds: ReadonlyMap<string, CaipNetworkId>,
): readonly CaipAddress[] {
  const accounts = approved.flatMap((account) => {
    if (account.split(':').length !== 3) return []
    const id = toNetworkId(account as CaipAddress)
    const present = presentIds.get(id) ?? id
    const address = toAddress(account)
    if (!asked.has(present) || !isAccountAddress(getNamespace(present), address)) return []
    return [`${present}:${address}` as const]
  })
  return [...new Set(accounts)]
}

function toNetworkId(account: CaipAddress): CaipNetworkId {
  return account.slice(0, account.lastIndexOf(':')) as CaipNetworkId
}

/** Wallets send plain or CAIP-10 accounts. */
function toAddress(account: string): string {
  return account.slice(account.lastIndexOf(':') + 1)
}

/** Wallets send the new chain as a number, as digits in either base, or only as the event's own network id. */
function toEventNetworkId(
  namespace: ChainNamespace,
  data: unknown,
  caipNetworkId: string,
): CaipNetworkId | undefined {
  if (isCaipNetworkId(data)) return data
  if (typeof data === 'number') return `${namespace}:${data}`
  if (typeof data === 'string') return `${namespace}:${/^0x[\da-f]+$/i.test(data) ? Number(data) : data}`
  return isCaipNetworkId(caipNetworkId) ? caipNetworkId : undefined
}

/** Maximum length of lists in an approval: more accounts than anyone has, on more networks than there are. */
const longestList = 10_000

/** The strings of a list of a session's namespace. The client may have checked nothing of it. */
function readList(
  session: PairingSession,
  namespace: ChainNamespace,
  name: 'accounts' | 'methods',
): readonly string[] {
  const list = ignoreErrors((): readonly unknown[] => {
    const given: unknown = session.namespaces[namespace]?.[name]
    return Array.isArray(given) && given.length <= longestList ? [...given] : []
  })
  return list?.filter((item) => typeof item === 'string') ?? []
}

const longestUrl = 2048

function isImageUrl(icon: string): boolean {
  return isInlineImage(icon) || (icon.length <= longestUrl && /^https:\/\/[^\s"'()<>\\]+$/i.test(icon))
}

/** A peer's description of itself: anything, since no relay checks it. */
function readMetadata(session: PairingSession): {
  readonly name: DisplayName
  readonly icon: string | undefined
} {
  const name: unknown = ignoreErrors(() => session.peer.metadata.name)
  const icon: unknown = ignoreErrors(() => session.peer.metadata.icons[0])
  return {
    // A wallet of the Wallet Standard must have a name.
    name: (typeof name === 'string' && toDisplayName(name)) || toDisplayName('Wallet'),
    icon: typeof icon === 'string' && isImageUrl(icon) ? icon : undefined,
  }
}
