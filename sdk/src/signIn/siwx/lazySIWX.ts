import { loadOnce } from '../../foundation/platform/loadOnce.ts'
import type { SIWXConfig } from './SIWXConfig.ts'

/** Methods of a plug-in that answer later. */
type Method =
  | 'createMessage'
  | 'addSession'
  | 'revokeSession'
  | 'setSessions'
  | 'getSessions'
  | 'unlinkAccount'

/** A plug-in whose code is loaded when it is first used. */
export function lazySIWX(load: () => Promise<SIWXConfig>, required = true): SIWXConfig {
  const plugin = loadOnce(load)
  const later = <Name extends Method>(name: Name) =>
    (async (...args: unknown[]) =>
      ((await plugin())[name] as (...args: unknown[]) => unknown)(...args)) as NonNullable<SIWXConfig[Name]>
  return {
    createMessage: later('createMessage'),
    addSession: later('addSession'),
    revokeSession: later('revokeSession'),
    setSessions: later('setSessions'),
    getSessions: later('getSessions'),
    unlinkAccount: later('unlinkAccount'),
    getRequired: () => required,
    watch(onChange, signal) {
      plugin()
        .then((loaded) => signal.aborted || loaded.watch?.(onChange, signal))
        // Readers of the session meet a failed load as well, and show it; a browser may refuse to watch.
        .catch(() => undefined)
    },
  }
}
