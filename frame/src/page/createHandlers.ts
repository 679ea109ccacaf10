import type { FrameResponderHandlers } from '@wallet-kit/clients/frame/channel'
import { ChannelRefusal } from '@wallet-kit/clients/runtime/channel/ChannelRefusal'
import { applyAccent } from './applyAccent.ts'
import { ApiError } from './createApi.ts'
import type { FrameParts } from './FrameParts.ts'
import { askPasskey } from './passkeys/askPasskey.ts'
import { createRpcHandler } from './rpc/createRpcHandler.ts'

/** Handlers of every request that the embedding page may send. */
export function createHandlers(parameters: FrameParts): FrameResponderHandlers {
  const { config, api, approvals, logins, emailChange, announceSession } = parameters
  const done = async (path: `/${string}`, body?: object) => {
    await api.call(path, body)
    return undefined
  }
  const loggedIn = async <Reply>(login: Promise<Reply>): Promise<Reply> => {
    const reply = await login.catch((error: unknown) => {
      if (error instanceof ApiError && error.code !== undefined)
        throw new ChannelRefusal(error.message, { reason: error.code })
      throw error
    })
    announceSession((await api.call<{ token: string }>('/session-token')).token)
    return reply
  }
  return {
    isConnected: async (payload) => ({ isConnected: await logins.isConnected(payload) }),
    getChainId: async () => {
      const { chainId } = await api.call<{ chainId: number | string }>('/status')
      return { chainId }
    },
    getUser: (payload) => api.call('/user', payload),
    switchNetwork: (payload) => api.call('/network', payload),
    setPreferredAccount: (payload) => api.call('/preferred-account', payload),
    signOut: () => done('/sign-out'),

    connectEmail: ({ email }) => logins.startEmail(email),
    connectDevice: () => nothing(logins.confirmDevice()),
    connectOtp: ({ otp }) => loggedIn(nothing(logins.finishEmail(otp))),
    updateEmail: ({ email }) => emailChange.start(email),
    updateEmailPrimaryOtp: ({ otp }) => nothing(emailChange.confirmPresent(otp)),
    updateEmailSecondaryOtp: ({ otp }) => emailChange.confirmNew(otp),

    getSocialRedirectUri: ({ provider }) => logins.startSocial(provider),
    connectSocial: async (payload) => {
      await loggedIn(logins.finishSocial(payload))
      return api.call('/user')
    },
    connectPasskey: async () => {
      await loggedIn(askPasskey(parameters))
      return api.call('/user')
    },
    getFarcasterUri: () => logins.startFarcaster(),
    connectFarcaster: () => loggedIn(logins.finishFarcaster()),

    getSmartAccountEnabledNetworks: () => ({
      smartAccountEnabledNetworks: config.chains.flatMap(({ chainId, bundlerUrl }) =>
        bundlerUrl === undefined ? [] : [chainId],
      ),
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
      logins.cancel()
      api.cancel()
      return done('/cancel')
    },
  }
}

async function nothing(done: Promise<unknown>): Promise<undefined> {
  await done
  return undefined
}
