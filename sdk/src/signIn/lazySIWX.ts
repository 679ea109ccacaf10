import { loadOnce } from '../platform/loadOnce.ts'
import type { SIWXConfig } from './SIWXConfig.ts'

/** A plug-in whose code is fetched when it is first asked something. */
export function lazySIWX(load: () => Promise<SIWXConfig>, required = true): SIWXConfig {
  const plugin = loadOnce(load)
  return {
    createMessage: async (parameters, options) => (await plugin()).createMessage(parameters, options),
    addSession: async (session, options) => (await plugin()).addSession(session, options),
    revokeSession: async (chainId, address) => (await plugin()).revokeSession(chainId, address),
    setSessions: async (sessions) => (await plugin()).setSessions(sessions),
    getSessions: async (chainId, address, options) => (await plugin()).getSessions(chainId, address, options),
    getRequired: () => required,
    watch(onChange) {
      let stop: (() => void) | undefined
      let isStopped = false
      const begin = (loaded: SIWXConfig) => {
        if (!isStopped) stop = loaded.watch?.(onChange)
      }
      // A failure to load recurs, and is shown, when a session is requested.
      plugin().then(begin, () => undefined)
      return () => {
        isStopped = true
        stop?.()
      }
    },
  }
}
