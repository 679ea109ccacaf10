import type { SIWEConfig } from './SIWEConfig.ts'
import type { SIWXConfig } from './SIWXConfig.ts'

/** The two ways to configure sign-in. */
export interface SIWXOptions {
  /** Sign-in with a wallet, e.g. `authSession()`. Excludes `siweConfig`. */
  readonly siwx?: SIWXConfig | undefined
  /** AppKit's older sign-in plug-in. Excludes `siwx`. */
  readonly siweConfig?: SIWEConfig | undefined
}
