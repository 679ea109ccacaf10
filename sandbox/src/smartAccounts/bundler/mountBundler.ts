import type { Chain } from '../../chains/Chain.ts'
import type { ServiceMount } from '../../http/ServiceMount.ts'
import { mountMethods } from '../rpc/mountMethods.ts'
import { bundlerBehaviours } from './bundlerBehaviours.ts'
import { createBundler } from './createBundler.ts'

export interface MountedBundler extends ServiceMount {
  reset(): void
}

export const bundlerPath = '/bundler'

/** Mounts a chain's bundler under `/bundler/{chainId}`. */
export function mountBundler(chain: Chain, log: (line: string) => void): MountedBundler {
  const { chainId } = chain.definition
  const { methods, reset } = createBundler(chain)
  const mount = mountMethods({
    id: `bundler:${chainId}`,
    basePath: `${bundlerPath}/${chainId}`,
    methods,
    behaviours: bundlerBehaviours,
    log,
  })
  return { ...mount, reset }
}
