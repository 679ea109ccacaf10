import { loadNodes } from '../../chains/namespaces/nodes/loadNodes.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import { createSignInTools } from './createSignInTools.ts'
import { getSIWEScope } from './getSIWEScope.ts'
import { type GuardedSIWX, guardSIWX } from './guardSIWX.ts'
import { lazySIWX } from './lazySIWX.ts'
import { loadSignInUse } from './loadSignInUse.ts'
import type { SIWXConfig } from './SIWXConfig.ts'
import type { SignInContext } from './SignInContext.ts'

const plugin = defineKitState((context: SignInContext): GuardedSIWX | undefined => {
  const siwx = createPlugin(context)
  return siwx && guardSIWX(siwx)
})

function createPlugin(context: SignInContext): SIWXConfig | undefined {
  const { signInOptions, stores, namespaces } = context
  const { siwx, siweConfig } = signInOptions
  if (siwx?.withKit) {
    const tools = createSignInTools(namespaces, async (id) => {
      const network = findNetwork(stores.networks.getState(), id)
      if (!network) return undefined
      const { resolveNodes } = await loadNodes()
      return resolveNodes(context, network)
    })
    return siwx.withKit(stores.options.getState().services, tools)
  }
  if (siwx) return siwx
  if (!siweConfig || siweConfig.enabled === false) return undefined
  const load = async () => (await loadSignInUse()).siweToSIWX(siweConfig)
  return { ...lazySIWX(load, siweConfig.required), ...getSIWEScope(siweConfig) }
}

/** The sign-in plug-in of an instance, with its services and namespaces; `undefined` where there is none. */
export function getSIWX(context: SignInContext): GuardedSIWX | undefined {
  return getKitState(context, plugin)
}
