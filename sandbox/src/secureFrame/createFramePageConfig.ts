import type { Chain } from '../chains/Chain.ts'
import { bundlerPath } from '../smartAccounts/bundler/mountBundler.ts'
import type { FramePageConfig } from './FramePageConfig.ts'

export interface CreateFramePageConfigParameters {
  readonly origins: readonly string[]
  readonly chains: readonly Chain[]
}

export function createFramePageConfig({ origins, chains }: CreateFramePageConfigParameters): FramePageConfig {
  return {
    origins,
    chains: chains.map(({ definition: { chainId, name, nativeCurrency } }) => ({
      chainId,
      name,
      nativeCurrency,
      bundlerPath: `${bundlerPath}/${chainId}`,
    })),
  }
}
