import type { Chain } from '../chains/Chain.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { mountBundler } from './bundler/mountBundler.ts'
import { type CurrentTerms, createSponsorTerms } from './paymaster/createSponsorTerms.ts'
import { mountPaymaster } from './paymaster/mountPaymaster.ts'

/** Bundlers and paymasters of all EVM chains. */
export interface SmartAccountServices {
  readonly mounts: readonly ServiceMount[]
  readonly sponsorTerms: CurrentTerms
  reset(): void
}

export function createSmartAccountServices(
  chains: readonly Chain[],
  log: (line: string) => void,
): SmartAccountServices {
  const sponsorTerms = createSponsorTerms()
  const mounts = chains.flatMap((chain) => {
    const otherChain = chains.find((candidate) => candidate !== chain) ?? chain
    return [mountBundler(chain, log), mountPaymaster({ chain, otherChain, terms: sponsorTerms, log })]
  })
  return {
    mounts,
    sponsorTerms,
    reset() {
      sponsorTerms.reset()
      for (const mount of mounts) mount.reset()
    },
  }
}
