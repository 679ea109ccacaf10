import { sandboxServices } from '@wallet-kit/sdk'

/** Replaced by the address of the sandbox that a run has started. */
const origin = 'http://127.0.0.1:4610'

export const services = sandboxServices(origin)

export const customRpcUrls = {
  'eip155:1': [{ url: `${origin}/rpc/1` }],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [{ url: `${origin}/rpc/solana` }],
}
