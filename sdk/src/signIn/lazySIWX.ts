import type { SIWXConfig } from './SIWXConfig.ts'

/** A plug-in whose code is fetched when it is first asked something. A failed fetch is tried again. */
export function lazySIWX(load: () => Promise<SIWXConfig>, getRequired: () => boolean): SIWXConfig {
  let loaded: Promise<SIWXConfig> | undefined
  const plugin = () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  return {
    createMessage: async (parameters) => (await plugin()).createMessage(parameters),
    addSession: async (session) => (await plugin()).addSession(session),
    revokeSession: async (chainId, address) => (await plugin()).revokeSession(chainId, address),
    setSessions: async (sessions) => (await plugin()).setSessions(sessions),
    getSessions: async (chainId, address) => (await plugin()).getSessions(chainId, address),
    getRequired,
  }
}
