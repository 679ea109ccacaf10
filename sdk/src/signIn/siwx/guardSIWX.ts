import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import type { SIWXConfig } from './SIWXConfig.ts'

/** A plug-in as the kit calls it: every method that has a default is there. */
export type GuardedSIWX = SIWXConfig & Required<Pick<SIWXConfig, 'getRequired' | 'supports' | 'watch'>>

/**
 * Guards a plug-in. One of the host app may throw where it should reject, or answer immediately; whatever
 * throws in a method that has to answer immediately has its default.
 */
export function guardSIWX(siwx: SIWXConfig): GuardedSIWX {
  const { sessionScope } = siwx
  return {
    createMessage: async (...args) => siwx.createMessage(...args),
    addSession: async (...args) => siwx.addSession(...args),
    revokeSession: async (...args) => siwx.revokeSession(...args),
    setSessions: async (...args) => siwx.setSessions(...args),
    // Plug-ins without types report no session as nothing.
    getSessions: async (...args) => (await siwx.getSessions(...args)) ?? [],
    getRequired: () => orDefault(() => siwx.getRequired?.(), true),
    supports: (chainId) => orDefault(() => siwx.supports?.(chainId), true),
    watch: (onChange, signal) => orDefault(() => siwx.watch?.(onChange, signal), undefined),
    ...(siwx.unlinkAccount && { unlinkAccount: async (account) => siwx.unlinkAccount?.(account) }),
    ...(sessionScope && { sessionScope }),
  }
}

function orDefault<Value>(call: () => Value | undefined, value: Value): Value {
  try {
    return call() ?? value
  } catch (error) {
    warnRedacted('A method of the sign-in plug-in has thrown.', error)
    return value
  }
}
