import type { SIWXConfig } from '@wallet-kit/sdk'
import { useKit } from '../provider/useKit.ts'

/**
 * The sign-in plug-in that the host app has passed as `siwx`, `undefined` where there is none.
 *
 * @typeParam SIWX the plug-in's own type, taken as stated
 * @example
 * const sessions = await useAppKitSIWX()?.getSessions('eip155:1', address)
 */
export function useAppKitSIWX<SIWX extends SIWXConfig = SIWXConfig>(): SIWX | undefined {
  return useKit()._internal.signInOptions.siwx as SIWX | undefined
}
