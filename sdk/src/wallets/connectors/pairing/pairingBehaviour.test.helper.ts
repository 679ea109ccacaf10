import { type Mock, onTestFinished, vi } from 'vitest'
import { createNamespaces } from '../../../chains/namespaces/createNamespaces.ts'
import { createNamespaceLoader } from '../../../chains/namespaces/families/createNamespaceLoader.ts'
import type { Namespace } from '../../../chains/namespaces/Namespace.ts'
import type { CaipNetwork } from '../../../chains/networks/Network.ts'
import { toCaipNetwork } from '../../../chains/networks/toCaipNetwork.ts'
import {
  createMemoryStorage,
  firstAddress,
  firstSolanaAddress,
  settle,
  twoFamilies,
} from '../../../test/testPage.test.helper.ts'
import type { InteractiveConnectRequest } from '../Connector.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'
import { createPairingBehaviour } from './createPairingBehaviour.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { both, solanaId } from './pairingKit.test.helper.ts'
import type { RelayRefusal } from './watchRelay.ts'

export const topicKey = '@appkit/pairing_topic'
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'
export const allNetworks = twoFamilies.networks.map((network) => toCaipNetwork(network, {}))
export const [ethereum, , solana] = allNetworks as [CaipNetwork, CaipNetwork, CaipNetwork]
/** A wallet's approval of one family, of two that are asked for. */
export const evm = { eip155: both.eip155 }
/** The accounts of {@link both}, as a connector returns them. */
export const shared = {
  eip155: { addresses: [firstAddress], caipNetworkId: 'eip155:1' },
  solana: { addresses: [firstSolanaAddress], caipNetworkId: solanaId },
}

/** The behaviour in front of a client of the host app. */
export async function createTestBehaviour({
  requested = allNetworks,
  options = {},
  custom = [],
}: {
  requested?: readonly CaipNetwork[]
  options?: object
  custom?: Namespace[]
} = {}) {
  const fake = createFakePairingClient()
  const client = await fake.init()
  const lifetime = new AbortController()
  const storage = createMemoryStorage()
  const state = { universalProvider: client, ...options }
  const context = {
    lifetime: lifetime.signal,
    storage,
    namespaces: createNamespaces(custom, createNamespaceLoader()),
    stores: { options: { getState: () => state }, networks: { getState: () => ({ requested }) } },
  } as unknown as ConnectorContext
  const refused: Mock<(refusal: RelayRefusal) => void> = vi.fn()
  const behaviour = createPairingBehaviour(context, refused, () => undefined)
  onTestFinished(() => lifetime.abort())

  /** Starts to connect, and waits for the code. */
  async function begin(request: Partial<InteractiveConnectRequest> = {}) {
    const report: Mock<InteractiveConnectRequest['report']> = vi.fn()
    const { signal } = new AbortController()
    const connecting = behaviour.connect({ networks: [ethereum, solana], signal, report, ...request })
    connecting.catch(() => undefined)
    await settle()
    return { connecting, report, proposal: fake.proposals.at(-1) }
  }

  /** Connects a wallet that approves this. */
  async function pair(approved = both as Parameters<typeof fake.remember>[0], request = {}, more = {}) {
    const { connecting, proposal } = await begin(request)
    const session = proposal?.approve(approved, {}, more)
    return { session: await connecting, topic: session?.topic ?? '', proposal }
  }

  return { fake, client, behaviour, storage, lifetime, refused, begin, pair }
}
