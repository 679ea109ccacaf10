import type { ChainNamespace } from '../../networks/Caip.ts'
import { attempt } from '../../platform/attempt.ts'
import type { Connector, ConnectRequest } from '../Connector.ts'
import { connectInTurn } from '../connectInTurn.ts'

/**
 * Lists a wallet once that was found twice: announced for one chain family and registered for another. The
 * name is all that both ways have in common, so nothing is merged where a name is not unique.
 */
export function mergeConnectors(found: readonly Connector[]): readonly Connector[] {
  return found.flatMap((connector) => {
    const twin = findTwin(found, connector)
    if (!twin) return connector
    // The announced one comes with a reverse domain name, which is the better identity.
    return connector.info ? joinConnectors(connector, twin) : []
  })
}

function findTwin(found: readonly Connector[], connector: Connector): Connector | undefined {
  if (connector.type !== 'ANNOUNCED') return undefined
  const name = connector.name.toLowerCase()
  const namesakes = found.filter((other) => other.type === 'ANNOUNCED' && other.name.toLowerCase() === name)
  const [twin, ...more] = namesakes.filter((other) => other !== connector)
  if (!twin || more.length > 0 || Boolean(twin.info) === Boolean(connector.info)) return undefined
  return twin.namespaces.some((namespace) => connector.namespaces.includes(namespace)) ? undefined : twin
}

function joinConnectors(first: Connector, second: Connector): Connector {
  const parts = [first, second]
  const partOf = (namespace: ChainNamespace) => parts.find(({ namespaces }) => namespaces.includes(namespace))
  const split = (request: ConnectRequest) =>
    parts.flatMap((part) => {
      const networks = request.networks.filter(({ chainNamespace }) => partOf(chainNamespace) === part)
      return networks.length > 0 ? [{ part, networks }] : []
    })
  const own = (part: Connector, names: readonly ChainNamespace[]) =>
    names.filter((name) => partOf(name) === part)

  return {
    ...first,
    type: 'MULTI_CHAIN',
    parts,
    namespaces: [...first.namespaces, ...second.namespaces],
    getProvider: (namespace) => partOf(namespace)?.getProvider(namespace),
    connect(request) {
      const questions = split(request).map(
        ({ part, networks }) =>
          () =>
            part.connect({ ...request, networks }),
      )
      return connectInTurn(questions)
    },
    async restore(request) {
      const sessions = await Promise.all(
        split(request).map(({ part, networks }) => part.restore({ ...request, networks })),
      )
      return Object.assign({}, ...sessions)
    },
    async disconnect(names) {
      await Promise.all(parts.map((part) => part.disconnect(own(part, names))))
    },
    watch(names, events) {
      const stops = parts.map((part) => part.watch(own(part, names), events))
      return () => {
        for (const stop of stops) attempt(stop)
      }
    },
  }
}
