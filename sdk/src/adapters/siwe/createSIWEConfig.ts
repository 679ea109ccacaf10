import type { SIWEConfig } from '../../signIn/siwx/SIWEConfig.ts'

/**
 * The option `siweConfig`, as AppKit's apps create it.
 *
 * @example
 * createAppKit({ projectId, networks, siweConfig: createSIWEConfig({ getNonce, createMessage, verifyMessage, … }) })
 */
export function createSIWEConfig(config: SIWEConfig): SIWEConfig {
  return config
}
