import type { Chain } from '../../chains/Chain.ts'
import type { Watchdog } from '../../chains/startWatchdog.ts'
import type { ServiceMount } from '../../http/ServiceMount.ts'
import { type AltoBundler, createAltoBundler } from '../alto/createAltoBundler.ts'
import { mountMethods } from '../rpc/mountMethods.ts'
import { bundlerBehaviours } from './bundlerBehaviours.ts'
import { type Bundler, createBundler } from './createBundler.ts'

export interface MountedBundler extends ServiceMount {
  reset(): void
  stop(): Promise<void>
}

export interface MountBundlerParameters {
  readonly chain: Chain
  /** pimlico's alto in place of the sandbox's own. */
  readonly alto: AltoProgram | undefined
  readonly log: (line: string) => void
}

/** Command of `@pimlico/alto`. */
export interface AltoProgram {
  readonly program: string
  readonly watchdog: Watchdog
}

export const bundlerPath = '/bundler'

/** Mounts a chain's bundler under `/bundler/{chainId}`. */
export function mountBundler({ chain, alto, log }: MountBundlerParameters): MountedBundler {
  const { chainId } = chain.definition
  const bundler: Bundler & Partial<AltoBundler> = alto
    ? createAltoBundler({ chain, ...alto })
    : createBundler(chain)
  const mount = mountMethods({
    id: `bundler:${chainId}`,
    basePath: `${bundlerPath}/${chainId}`,
    methods: bundler.methods,
    behaviours: bundlerBehaviours,
    log,
  })
  return { ...mount, reset: bundler.reset, stop: async () => bundler.stop?.() }
}
