import type { CaipNetworkId } from '../../chains/networks/Caip.ts'

/** Query of the frame's URL: facts that it needs before it can receive messages. */
export interface FrameQuery {
  readonly projectId: string
  readonly chainId: CaipNetworkId
  readonly enableLogger: boolean
}

/** Of the protocol that `schemas/frame` describes. */
const version = '4'

/** The frame's URL, with its query in the order in which AppKit writes it. */
export function toFrameUrl(
  base: string,
  page: string,
  { projectId, chainId, enableLogger }: FrameQuery,
): URL {
  const url = new URL(base, page)
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('chainId', chainId)
  url.searchParams.set('version', version)
  url.searchParams.set('enableLogger', String(enableLogger))
  return url
}
