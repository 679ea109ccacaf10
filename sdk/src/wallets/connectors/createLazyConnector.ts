import { loadOnce } from '../../foundation/platform/loadOnce.ts'
import type { Connector } from './Connector.ts'

/** Behaviour of a connector, as opposed to the facts known before it is used. */
export type ConnectorBehaviour = Pick<
  Connector,
  'connect' | 'restore' | 'disconnect' | 'watch' | 'getProvider'
>

/** A connector whose behaviour is loaded when it is first used. */
export function createLazyConnector<Details extends Omit<Connector, keyof ConnectorBehaviour>>(
  details: Details,
  load: () => Promise<ConnectorBehaviour>,
): Details & ConnectorBehaviour {
  let loaded: ConnectorBehaviour | undefined
  const behaviour = loadOnce(async () => {
    loaded = await load()
    return loaded
  })
  return Object.assign(details, {
    connect: async (request) => (await behaviour()).connect(request),
    restore: async (request) => (await behaviour()).restore(request),
    disconnect: async (names) => (await behaviour()).disconnect(names),
    // Connecting or restoring has loaded it, so that no event is missed in between.
    watch: (names, events) => loaded?.watch(names, events) ?? (() => undefined),
    getProvider: (namespace) => loaded?.getProvider(namespace),
  } satisfies ConnectorBehaviour)
}
