import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { createLocalSessions } from '../../signIn/siwx/default/createLocalSessions.ts'
import type { SIWXStorage } from '../../signIn/siwx/default/SIWXStorage.ts'
import type { SIWXSession } from '../../signIn/siwx/SIWXConfig.ts'

/**
 * Keeps sign-in sessions in local storage. `DefaultSIWX` does so by itself; this is for a key of the host app's own.
 *
 * @example
 * new DefaultSIWX({ storage: new LocalStorage({ key: 'my-app/sessions' }) })
 */
export class LocalStorage implements SIWXStorage {
  readonly #sessions: SIWXStorage

  constructor({ key }: { readonly key: string }) {
    this.#sessions = createLocalSessions({ key })
  }

  add(session: SIWXSession): Promise<void> {
    return this.#sessions.add(session)
  }

  set(sessions: SIWXSession[]): Promise<void> {
    return this.#sessions.set(sessions)
  }

  get(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    return this.#sessions.get(chainId, address)
  }

  delete(chainId: CaipNetworkId, address: string): Promise<void> {
    return this.#sessions.delete(chainId, address)
  }
}
