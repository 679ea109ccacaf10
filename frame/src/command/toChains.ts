import type { ServiceConfiguration } from '../configuration/serviceConfiguration.ts'
import type { FrameChain } from '../page/FramePageConfig.ts'

type Networks = ServiceConfiguration['networks']

/** The configured networks as the page knows them; nodes are the service's alone. */
export function toChains(networks: Networks): readonly FrameChain[] {
  return networks.map(({ chainId, name, nativeCurrency, bundlerUrl }) => ({
    ...{ chainId, name, nativeCurrency },
    ...(bundlerUrl !== undefined && { bundlerUrl }),
  }))
}

/** Origins of the bundlers, which the page asks itself. */
export function bundlerOrigins(networks: Networks): readonly string[] {
  return [
    ...new Set(networks.flatMap(({ bundlerUrl }) => bundlerUrl ?? []).map((url) => new URL(url).origin)),
  ]
}
