import type { Connector } from './Connector.ts'

/** Whether a connector has this id: its own, or that of a wallet that was merged into it. */
export function matchesConnectorId({ id, parts }: Pick<Connector, 'id' | 'parts'>, wanted: string): boolean {
  return id === wanted || parts?.some((part) => part.id === wanted) === true
}
