import type { Connector } from './Connector.ts'

/** Key of a connector in storage. Ids of the host app's connectors are its own, so they get a kind. */
export function getStoredId({ id, storedId = `external:${id}` }: Pick<Connector, 'id' | 'storedId'>): string {
  return storedId
}

/** Whether a stored choice means this connector: by its own id, or by one that another kit has stored. */
function isStoredAs(connector: Connector, storedId: string): boolean {
  return getStoredId(connector) === storedId || connector.formerStoredIds?.includes(storedId) === true
}

/** Whether a stored choice means this connector, or a wallet that was merged into it. */
export function matchesStoredId(connector: Connector, storedId: string): boolean {
  return [connector, ...(connector.parts ?? [])].some((part) => isStoredAs(part, storedId))
}

/**
 * The connectors that claim to be a stored one. A choice is restored only where there is exactly one: a wallet
 * cannot be distinguished from another one that uses its reverse domain name.
 */
export function findStoredConnectors(
  connectors: readonly Connector[],
  storedId: string,
): readonly Connector[] {
  return connectors.flatMap((connector) => {
    const claims = (connector.parts ?? [connector]).filter((part) => isStoredAs(part, storedId))
    return claims.map(() => connector)
  })
}
