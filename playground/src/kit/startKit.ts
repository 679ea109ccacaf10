import { type AppKit, authSession, type CreateAppKitOptions, createAppKit } from '@wallet-kit/react'
import { DefaultSIWX } from '@wallet-kit/sdk/siwx'
import { isJsonObject, type JsonObject, type JsonValue } from './jsonObject.ts'
import { olderSiweConfig } from './olderSiweConfig.ts'
import { reportSignInEvents } from './signInEvents.ts'
import { silentWallet } from './silentWallet.ts'

/** The running kit, or the error that `createAppKit` threw. */
export type StartKitResult = { kit: AppKit; error?: undefined } | { kit?: undefined; error: unknown }

/**
 * Creates the kit from JSON options. Three of them are placeholders for functions, which JSON cannot represent:
 * `siwx: true` or `"server"` (or an object of `authSession` options) is `authSession()`, `"local"` is `new DefaultSIWX()`,
 * whose sessions are in the page's storage, `siweConfig: true` a config of the older kind, and
 * `connectors: true` a wallet without a screen of its own.
 */
export function startKit(options: JsonObject): StartKitResult {
  const { siwx, siweConfig, connectors, ...plain } = options
  const candidate = {
    ...plain,
    ...signInOf(siwx),
    ...(siweConfig ? { siweConfig: olderSiweConfig } : {}),
    ...(connectors ? { connectors: [silentWallet()] } : {}),
  }
  try {
    // createAppKit validates the options in the URL.
    const kit = createAppKit(candidate as unknown as CreateAppKitOptions)
    // The older kind has callbacks of its own.
    if (!siweConfig) reportSignInEvents(kit)
    return { kit }
  } catch (error) {
    return { error }
  }
}

function signInOf(siwx: JsonValue | undefined): Pick<CreateAppKitOptions, 'siwx'> {
  if (!siwx) return {}
  if (siwx === 'local') return { siwx: new DefaultSIWX() }
  return { siwx: isJsonObject(siwx) ? authSession(siwx) : authSession() }
}
