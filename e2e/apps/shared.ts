// Differs from a host app on the internet: the services are the sandbox's, under the page's own origin.
import { sandboxServices } from '@wallet-kit/sdk'

const sandbox = `${location.origin}/sandbox`

export const services = sandboxServices(sandbox)

export const solanaNode = `${sandbox}/rpc/solana`

export const customRpcUrls = {
  'eip155:1': [{ url: `${sandbox}/rpc/1` }],
  'eip155:137': [{ url: `${sandbox}/rpc/137` }],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [{ url: solanaNode }],
}
