import type { CaipNetworkId } from '../../../chains/networks/Caip.ts'
import { createSafeStorage } from '../../../foundation/storage/createSafeStorage.ts'
import type { KeyValueStorage } from '../../../foundation/storage/KeyValueStorage.ts'
import { isSessionOf } from '../isSessionOf.ts'
import type { SIWXSession } from '../SIWXConfig.ts'
import { readSessions } from './readSessions.ts'
import type { SIWXStorage } from './SIWXStorage.ts'

export interface LocalSessionsParameters {
  /** Default: `@appkit/siwx`, where AppKit keeps them, too. */
  readonly key?: string
  /** Default: local storage. */
  readonly storage?: KeyValueStorage
}

/** Keeps sessions in the local storage of the page. */
export function createLocalSessions({
  key = '@appkit/siwx',
  storage = createSafeStorage(),
}: LocalSessionsParameters = {}): SIWXStorage {
  const read = () => readSessions(storage.getItem(key))
  const write = (sessions: readonly SIWXSession[]) => storage.setItem(key, JSON.stringify(sessions))
  const isOf = (session: SIWXSession, chainId: CaipNetworkId, address: string) =>
    isSessionOf(session, { caipNetworkId: chainId, address })

  return {
    async add(session) {
      const { chainId, accountAddress } = session.data
      write([...read().filter((other) => !isOf(other, chainId, accountAddress)), session])
    },
    async set(sessions) {
      write(sessions)
    },
    get: async (chainId, address) => read().filter((session) => isOf(session, chainId, address)),
    async delete(chainId, address) {
      write(read().filter((session) => !isOf(session, chainId, address)))
    },
  }
}
