import type { FrameResponderHandlers } from '@wallet-kit/clients/frame/channel'
import type { FarcasterUser, SocialUser } from '@wallet-kit/clients/frame-service/types'
import { applyAccent } from './applyAccent.ts'
import type { FrameParts } from './FrameParts.ts'
import { createRpcHandler } from './rpc/createRpcHandler.ts'

/** Handlers of every request that the embedding page may send. */
export function createHandlers(parameters: FrameParts): FrameResponderHandlers {
  const { config, hostOrigin, api, approvals, announceSession } = parameters
  const done = async (path: `/${string}`, body?: object) => {
    await api.call(path, body)
    return undefined
  }
  const loggedIn = async <Reply>(login: Promise<Reply>): Promise<Reply> => {
    const reply = await login
    announceSession((await api.call<{ token: string }>('/session-token')).token)
    return reply
  }
  return {
    isConnected: async (payload) => {
      const { isConnected } = await api.call<{ isConnected: boolean }>('/status', payload)
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
    connectOtp: (payload) => loggedIn(done('/email/code', payload)),
    updateEmail: (payload) => api.call('/email/change', payload),
    updateEmailPrimaryOtp: (payload) => done('/email/change/primary', payload),
    updateEmailSecondaryOtp: (payload) => api.call('/email/change/secondary', payload),

    getSocialRedirectUri: ({ provider }) => api.call('/social/start', { provider, hostOrigin }),
    connectSocial: (payload) => loggedIn(withoutProof(api.call<SocialUser>('/social/finish', payload))),
    getFarcasterUri: () => api.call('/farcaster/start', { hostOrigin }),
    connectFarcaster: () => loggedIn(withoutProof(api.call<FarcasterUser>('/farcaster/finish'))),

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

/** The user as the host page may know them: proofs are for the keeper, and log in whoever has them. */
async function withoutProof<User extends { readonly proof?: unknown }>(login: Promise<User>) {
  const { proof: _, ...user } = await login
  return user
}
