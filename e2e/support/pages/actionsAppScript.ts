import { type AppKit, createAppKit, sandboxServices } from '@wallet-kit/sdk'
import * as actions from '@wallet-kit/sdk/actions'

/** Facts about the sandbox's chains that a test needs to offer them. */
export interface OfferedChain {
  readonly namespace: string
  readonly caipNetworkId: string
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrl: string
}

type Actions = typeof actions

declare global {
  interface Window {
    actions: Actions
    startKit(sandbox: string, chains: readonly OfferedChain[]): AppKit
  }
}

window.actions = actions
window.startKit = (sandbox, chains) => {
  const [first, ...others] = chains.map(({ namespace, caipNetworkId, name, nativeCurrency, rpcUrl }) => {
    const reference = caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
    return {
      id: Number(reference) || reference,
      chainNamespace: namespace as 'eip155',
      caipNetworkId,
      name,
      nativeCurrency,
      rpcUrls: { default: { http: [rpcUrl] } },
    }
  })
  if (!first) throw new Error('The sandbox has no chains')
  const kit = createAppKit({
    projectId: 'e2e',
    networks: [first, ...others],
    services: sandboxServices(sandbox),
  })
  window.kit = kit as NonNullable<Window['kit']>
  return kit
}
