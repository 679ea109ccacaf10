import { type AppKit, authSession, type CreateAppKitOptions, createAppKit } from '@wallet-kit/react'
import { isJsonObject, type JsonObject, type JsonValue } from './jsonObject.ts'
import { olderSiweConfig } from './olderSiweConfig.ts'

/** The running kit, or the error that `createAppKit` threw. */
export type StartKitResult = { kit: AppKit; error?: undefined } | { kit?: undefined; error: unknown }

/**
 * Creates the kit from JSON options. Two of them are placeholders for functions, which JSON cannot represent:
 * `siwx: true` (or an object of `authSession` options) is `authSession()`, `siweConfig: true` a config of the
 * older kind.
 */
export function startKit(options: JsonObject): StartKitResult {
  const { siwx, siweConfig, ...plain } = options
  const candidate = { ...plain, ...signInOf(siwx), ...(siweConfig ? { siweConfig: olderSiweConfig } : {}) }
  try {
    // createAppKit validates the options in the URL.
    return { kit: createAppKit(candidate as unknown as CreateAppKitOptions) }
  } catch (error) {
    return { error }
  }
}

function signInOf(siwx: JsonValue | undefined): Pick<CreateAppKitOptions, 'siwx'> {
  if (!siwx) return {}
  return { siwx: isJsonObject(siwx) ? authSession(siwx) : authSession() }
}
