import type { ResolvedOptions } from '../options/ResolvedOptions.ts'
import { lazySIWX } from './lazySIWX.ts'
import type { SIWXConfig } from './SIWXConfig.ts'

/** The sign-in plug-in of the options, pointed at the kit's services. */
export function toSIWX({ siwx, siweConfig, services }: ResolvedOptions): SIWXConfig | undefined {
  if (siwx) return siwx.withServices ? siwx.withServices(services) : siwx
  if (!siweConfig || siweConfig.enabled === false) return undefined
  return lazySIWX(async () => (await import('./siweToSIWX.ts')).siweToSIWX(siweConfig), siweConfig.required)
}
