import { UniversalProvider } from '@walletconnect/universal-provider'
import { defaultServices } from '../../../foundation/options/defaultServices.ts'
import { readPageMetadata } from '../../../foundation/platform/readPageMetadata.ts'
import { storedKeys } from '../../../foundation/storage/storedKeys.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'

export type PairingClient = Awaited<ReturnType<typeof UniversalProvider.init>>

/** State shared by the kits of a page: the socket to a relay, and the client's database of sessions. */
interface Link {
  readonly loaded: Promise<PairingClient>
  /** One for each kit that uses it. */
  readonly topics: Map<ConnectorContext, string | undefined>
}

/**
 * One for each relay. The client writes its database as a whole, so two of them in one page would overwrite each
 * other's sessions.
 */
const links = new Map<string, Link>()

/** A kit's own client, on the link that the kits of the page share. */
export interface LoadedPairing {
  /** Its `session` is at first the one of the last visit, if that has not ended. */
  readonly client: PairingClient
  /** Records which session is this kit's, for the other kits of the page and for the next visit. */
  recordTopic(topic: string | undefined): void
  /** Whether another kit of the page uses a session. */
  isUsedByOthers(topic: string): boolean
}

/** Creates the client of the pairing protocol. It opens a socket to the relay once there is a session or a code. */
export async function loadPairingClient(context: ConnectorContext): Promise<LoadedPairing> {
  const { lifetime, storage, stores } = context
  const given = stores.options.getState().universalProvider
  if (given) return keepGivenClient(context, given as PairingClient)
  const relayUrl = String(stores.options.getState().services.relay)
  const link = links.get(relayUrl) ?? { loaded: initialize(context, relayUrl), topics: new Map() }
  links.set(relayUrl, link)
  link.topics.set(context, undefined)

  /** The last kit closes the socket. */
  async function leave(): Promise<void> {
    link.topics.delete(context)
    if (link.topics.size > 0) return
    links.delete(relayUrl)
    const { client } = await link.loaded
    await client.core.relayer.transportClose()
  }

  lifetime.addEventListener('abort', () => leave().catch(() => undefined))
  try {
    const { client } = await link.loaded
    const sessions = client.session.getAll()
    const isUsedByOthers = (topic: string) =>
      [...link.topics].some(([other, used]) => other !== context && used === topic)
    const recorded = storage.getItem(storedKeys.pairingTopic)
    // AppKit records no topic.
    const stored = sessions.find(({ topic }) => (recorded ? topic === recorded : !isUsedByOthers(topic)))
    const own = await UniversalProvider.init({ client, logger: 'silent', ...(stored && { session: stored }) })
    if (!stored) Reflect.deleteProperty(own, 'session')
    return {
      client: own,
      recordTopic(topic) {
        const former = link.topics.get(context)
        if (!lifetime.aborted) link.topics.set(context, topic)
        const key = storedKeys.pairingTopic
        if (topic) storage.setItem(key, topic)
        // Kits with one storage have one record.
        else if (storage.getItem(key) === former) storage.removeItem(key)
      },
      isUsedByOthers,
    }
  } catch (error) {
    await leave()
    throw error
  }
}

/** The host app's own client: its sessions and its socket are the host app's. */
function keepGivenClient({ storage }: ConnectorContext, client: PairingClient): LoadedPairing {
  return {
    client,
    recordTopic(topic) {
      if (topic) storage.setItem(storedKeys.pairingTopic, topic)
      else storage.removeItem(storedKeys.pairingTopic)
    },
    isUsedByOthers: () => false,
  }
}

async function initialize({ stores }: ConnectorContext, relayUrl: string): Promise<PairingClient> {
  const { projectId, metadata } = stores.options.getState()
  const { icons, ...page } = metadata ?? readPageMetadata()
  const base = await UniversalProvider.init({
    // The client insists on an id; a relay of one's own needs none.
    projectId: projectId || 'none',
    metadata: { ...page, icons: [...icons] },
    relayUrl,
    // Events and rejections report everything that matters; a message of an abandoned code is no error here.
    logger: 'silent',
    telemetryEnabled: false,
  })
  // Attestations come from the operator of the hosted relay. Beside any other relay, asking for one would only
  // reveal the page to that operator, and delay the code by 5 s where it cannot be reached.
  if (relayUrl !== defaultServices.relay) base.client.core.verify.register = async () => undefined
  // It only carries shared state; a session of its own would make it react to the end of that.
  Reflect.deleteProperty(base, 'session')
  return base
}
