import { sandboxServices } from '@wallet-kit/sdk'
import { networks } from './networks.js'

/** Id of your project at the hosted services. Empty: none of them is used, and wallets of the browser connect. */
const projectId = ''

/** Services and nodes of the kit. `npm run offline` serves the page with the address of wallet-kit's sandbox in it. */
export function readServices() {
  const sandbox = document.querySelector('meta[name="sandbox"]')?.getAttribute('content')
  if (sandbox) return sandboxOptions(sandbox)
  if (projectId) return { projectId }
  // Addresses of services of your own; `false`: not used.
  const services = { walletDirectory: false, dataService: false, relay: false, frame: false }
  return { projectId: 'none', services }
}

/** @param {string} origin of the sandbox */
function sandboxOptions(origin) {
  const nodes = networks.map(({ id, chainNamespace = 'eip155' }) => {
    const node = chainNamespace === 'solana' ? 'solana' : id
    return [`${chainNamespace}:${id}`, [{ url: `${origin}/rpc/${node}` }]]
  })
  return {
    projectId: 'sandbox',
    services: sandboxServices(origin),
    customRpcUrls: Object.fromEntries(nodes),
  }
}
