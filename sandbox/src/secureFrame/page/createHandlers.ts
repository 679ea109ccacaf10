import type { FrameResponderHandlers } from '@wallet-kit/clients/frame/channel'
import { applyAccent } from './applyAccent.ts'
import type { FrameParts } from './FrameParts.ts'
import { createRpcHandler } from './rpc/createRpcHandler.ts'

/** Handlers of every request that the embedding page may send. */
export function createHandlers(parameters: FrameParts): FrameResponderHandlers {
  const { config, hostOrigin, api, approvals } = parameters
  const done = async (path: `/${string}`, body?: object) => {
    await api.call(path, body)
    return undefined
  }
  return {
    isConnected: async () => {
      const { isConnected } = await api.call<{ isConnected: boolean }>('/status')
      return { isConnected }
    },
    getChainId: async () => {
      const { chainId } = await api.call<{ chainId: number | string }>('/status')
      return { chainId }
    },
    getUser: (payload) => api.call('/user', payload),
    switchNetwork: (payload) => api.call('/network', payload),
    setPreferredAccount: (payload) => api.call('/preferred-account', payload),
    signOut: () => done('/sign-out'),

    connectEmail: (payload) => api.call('/email/start', payload),
    connectDevice: () => done('/email/device'),
    connectOtp: (payload) => done('/email/code', payload),
    updateEmail: (payload) => api.call('/email/change', payload),
    updateEmailPrimaryOtp: (payload) => done('/email/change/primary', payload),
    updateEmailSecondaryOtp: (payload) => api.call('/email/change/secondary', payload),

    getSocialRedirectUri: ({ provider }) => api.call('/social/start', { provider, hostOrigin }),
    connectSocial: (payload) => api.call('/social/finish', payload),
    getFarcasterUri: () => api.call('/farcaster/start', { hostOrigin }),
    connectFarcaster: () => api.call('/farcaster/finish'),

    getSmartAccountEnabledNetworks: () => ({
      smartAccountEnabledNetworks: config.chains.map(({ chainId }) => chainId),
    }),
    initSmartAccount: () => api.call('/smart-account'),

    rpcRequest: createRpcHandler(parameters),
    rpcAbort: () => {
      approvals.drop()
      return undefined
    },
    syncTheme: ({ themeMode, themeVariables }) => {
      if (themeMode) document.documentElement.dataset.theme = themeMode
      if (themeVariables) applyAccent(document.documentElement, themeVariables)
      return undefined
    },
    // Approvals show the origin, which is certain, and not the name that a page gives itself.
    syncDappData: () => undefined,
    reload: () => {
      approvals.drop()
      api.cancel()
      return done('/cancel')
    },
  }
}
