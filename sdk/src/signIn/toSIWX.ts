import { createEarlyError } from '../errors/createEarlyError.ts'
import type { Services } from '../options/OptionData.ts'
import { lazySIWX } from './lazySIWX.ts'
import type { SIWEConfig } from './SIWEConfig.ts'
import type { SIWXConfig } from './SIWXConfig.ts'
import type { SignInTools } from './SignInTools.ts'

/** The two ways to configure sign-in. */
export interface SignInOptions {
  /** Sign-in with a wallet, e.g. `authSession()`. Excludes `siweConfig`. */
  readonly siwx?: SIWXConfig | undefined
  /** AppKit's older sign-in plug-in. Excludes `siwx`. */
  readonly siweConfig?: SIWEConfig | undefined
}

/**
 * The sign-in plug-in of the options, for one kit.
 *
 * @throws WalletKitError `SIGN_IN_OPTIONS_CONFLICT`
 */
export function toSIWX(
  { siwx, siweConfig }: SignInOptions,
  services: Services,
  tools: SignInTools,
): SIWXConfig | undefined {
  if (siwx && siweConfig) throw createEarlyError('SIGN_IN_OPTIONS_CONFLICT')
  if (siwx) return siwx.withKit ? siwx.withKit(services, tools) : siwx
  if (!siweConfig || siweConfig.enabled === false) return undefined
  return lazySIWX(async () => (await import('./siweToSIWX.ts')).siweToSIWX(siweConfig), siweConfig.required)
}
