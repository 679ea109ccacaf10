import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import type { Connector, ConnectRequest } from '../Connector.ts'
import { connectInTurn } from '../connectInTurn.ts'

/**
 * Merges connectors of a wallet that was found twice: announced for one chain family and registered for another. Both
 * have only the name in common, so nothing is merged where a name is not unique. A connector in use stays unchanged: a
 * namesake that appears must not take a half of it away.
 */
export function mergeConnectors(
  found: readonly Connector[],
  inUse: readonly Connector[],
): readonly Connector[] {
  const kept = inUse.filter(({ parts }) => parts?.every((part) => found.includes(part)))
  const byName = new Map<string, Connector[]>()
  for (const connector of found) {
    if (connector.type !== 'ANNOUNCED') continue
    const name = connector.name.toLowerCase()
    const namesakes = byName.get(name) ?? []
    namesakes.push(connector)
    byName.set(name, namesakes)
  }
  return found.flatMap((connector) => {
    const whole = kept.find(({ parts }) => parts?.includes(connector))
    if (whole) return whole.parts?.[0] === connector ? whole : []
    const twin = findTwin(byName.get(connector.name.toLowerCase()), connector)
    if (!twin) return connector
    // The announced one comes with a reverse domain name, which is the better identity.
    return connector.info ? joinConnectors(connector, twin) : []
  })
}

function findTwin(namesakes: readonly Connector[] = [], connector: Connector): Connector | undefined {
  if (namesakes.length !== 2 || !namesakes.includes(connector)) return undefined
  const twin = namesakes.find((other) => other !== connector)
  if (!twin || Boolean(twin.info) === Boolean(connector.info)) return undefined
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
        for (const stop of stops) ignoreErrors(stop)
      }
    },
  }
}
