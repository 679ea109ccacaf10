import type { Namespaces } from '../namespaces/createNamespaces.ts'
import { getNamespace } from '../networks/getNamespace.ts'
import type { OptionsContext } from '../options/OptionsContext.ts'
import { defineSlot, readSlot, type SlotContext } from '../stores/slots.ts'
import { getSIWEScope } from './getSIWEScope.ts'
import { type GuardedSIWX, guardSIWX } from './guardSIWX.ts'
import { lazySIWX } from './lazySIWX.ts'
import type { SIWXConfig } from './SIWXConfig.ts'
import type { SignInOptions } from './SignInOptions.ts'

interface PluginContext extends OptionsContext, SlotContext {
  readonly signInOptions: SignInOptions
  readonly namespaces: Namespaces
}

const plugin = defineSlot((context: PluginContext): GuardedSIWX | undefined => {
  const siwx = createPlugin(context)
  return siwx && guardSIWX(siwx)
})

function createPlugin({ signInOptions, stores, namespaces }: PluginContext): SIWXConfig | undefined {
  const { siwx, siweConfig } = signInOptions
  if (siwx?.withKit) {
    return siwx.withKit(stores.options.getState().services, {
      createSignInMessage: async (fields) =>
        (await namespaces.load(getNamespace(fields.chainId))).createSignInMessage(fields),
    })
  }
  if (siwx) return siwx
  if (!siweConfig || siweConfig.enabled === false) return undefined
  const load = async () => (await import('./siweToSIWX.ts')).siweToSIWX(siweConfig)
  return { ...lazySIWX(load, siweConfig.required), ...getSIWEScope(siweConfig) }
}

/** The sign-in plug-in of an instance, with its services and namespaces; `undefined` where there is none. */
export function getSIWX(context: PluginContext): GuardedSIWX | undefined {
  return readSlot(context, plugin)
}
