import { UniversalProvider } from '@walletconnect/universal-provider'
import { defaultServices } from '../../options/defaultServices.ts'
import { readPageMetadata } from '../../platform/readPageMetadata.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'

export type PairingClient = Awaited<ReturnType<typeof UniversalProvider.init>>

/**
 * Creates the client of the pairing protocol. It restores a stored session by itself and opens a socket to the
 * relay when there is one, or when a code is requested.
 */
export async function loadPairingClient({ stores }: ConnectorContext): Promise<PairingClient> {
  const { projectId, metadata, services } = stores.options.getState()
  const relayUrl = String(services.relay)
  const { icons, ...page } = metadata ?? readPageMetadata()
  const client = await UniversalProvider.init({
    // The client insists on an id; a relay of one's own needs none.
    projectId: projectId || 'none',
    metadata: { ...page, icons: [...icons] },
    relayUrl,
    // What matters is reported by its events and rejections; a message of an abandoned code is no error here.
    logger: 'silent',
    telemetryEnabled: false,
  })
  // Attestations come from the operator of the hosted relay. Beside any other relay, asking for one would only
  // reveal the page to that operator, and delay the code by 5 s where it cannot be reached.
  if (relayUrl !== defaultServices.relay) client.client.core.verify.register = async () => undefined
  return client
}
