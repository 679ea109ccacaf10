// Differs from a host app on the internet: the services are the sandbox's, under the page's own origin.
import { sandboxServices } from '@wallet-kit/sdk'

export const origin = process.env.NEXT_PUBLIC_ORIGIN ?? ''

export const services = sandboxServices(`${origin}/sandbox`)

export const customRpcUrls = {
  'eip155:1': [{ url: `${origin}/sandbox/rpc/1` }],
  'eip155:137': [{ url: `${origin}/sandbox/rpc/137` }],
}
