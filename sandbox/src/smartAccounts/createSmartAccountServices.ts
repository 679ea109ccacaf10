import type { Chain } from '../chains/Chain.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { type AltoProgram, mountBundler } from './bundler/mountBundler.ts'
import { type CurrentTerms, createSponsorTerms } from './paymaster/createSponsorTerms.ts'
import { mountPaymaster } from './paymaster/mountPaymaster.ts'

/** Bundlers and paymasters of all EVM chains. */
export interface SmartAccountServices {
  readonly mounts: readonly ServiceMount[]
  readonly sponsorTerms: CurrentTerms
  reset(): void
  stop(): Promise<void>
}

export interface SmartAccountServicesParameters {
  readonly chains: readonly Chain[]
  readonly alto?: AltoProgram | undefined
  readonly log: (line: string) => void
}

export function createSmartAccountServices({
  chains,
  alto,
  log,
}: SmartAccountServicesParameters): SmartAccountServices {
  const sponsorTerms = createSponsorTerms()
  const bundlers = chains.map((chain) => mountBundler({ chain, alto, log }))
  const paymasters = chains.map((chain) => {
    const otherChain = chains.find((candidate) => candidate !== chain) ?? chain
    return mountPaymaster({ chain, otherChain, terms: sponsorTerms, log })
  })
  const mounts = [...bundlers, ...paymasters]
  return {
    mounts,
    sponsorTerms,
    reset() {
      sponsorTerms.reset()
      for (const mount of mounts) mount.reset()
    },
    async stop() {
      await Promise.all(bundlers.map((bundler) => bundler.stop()))
    },
  }
}
