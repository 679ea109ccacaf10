import type { AppKitNetwork } from '@wallet-kit/sdk'
import { mainnet, polygon } from '@wallet-kit/sdk/networks'

/** Networks of the app; visitors begin on the first. */
export const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, polygon]

/** CAIP-2 id of a network. */
export function toCaipId({ id, chainNamespace = 'eip155' }: AppKitNetwork): `${string}:${string}` {
  return `${chainNamespace}:${id}`
}

/** Address of a network's node in wallet-kit's sandbox. Its chains have the ids of the real ones and hold nothing of value. */
export function sandboxNode(origin: string, { id, chainNamespace }: AppKitNetwork): string {
  return `${origin}/rpc/${chainNamespace === 'solana' ? 'solana' : id}`
}
