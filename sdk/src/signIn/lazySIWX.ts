import { loadOnce } from '../platform/loadOnce.ts'
import type { SIWXConfig } from './SIWXConfig.ts'

/** A plug-in whose code is fetched when it is first asked something. */
export function lazySIWX(load: () => Promise<SIWXConfig>, required = true): SIWXConfig {
  const plugin = loadOnce(load)
  return {
    createMessage: async (parameters) => (await plugin()).createMessage(parameters),
    addSession: async (session) => (await plugin()).addSession(session),
    revokeSession: async (chainId, address) => (await plugin()).revokeSession(chainId, address),
    setSessions: async (sessions) => (await plugin()).setSessions(sessions),
    getSessions: async (chainId, address) => (await plugin()).getSessions(chainId, address),
    getRequired: () => required,
    watch(onChange) {
      let stop: (() => void) | undefined
      let isStopped = false
      const begin = (loaded: SIWXConfig) => {
        if (!isStopped) stop = loaded.watch?.(onChange)
      }
      // A failure to load is met again, and shown, by whoever asks for a session.
      plugin().then(begin, () => undefined)
      return () => {
        isStopped = true
        stop?.()
      }
    },
  }
}
