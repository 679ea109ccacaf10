import { SignInServerError } from '../errors/SignInServerError.ts'
import type { SignInStore } from './SignInStore.ts'

const defaultLimitMs = 5_000

/**
 * A store whose operations fail after a time: drivers wait for a database that is gone. A late result of such an
 * operation is harmless: a nonce is spent, or a session is stored whose token was never sent.
 */
export function limitStoreTime(store: SignInStore, limitMs = defaultLimitMs): SignInStore {
  const limited = async <Result>(operation: Promise<Result>): Promise<Result> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(unavailable('no answer in time')), limitMs)
    })
    try {
      return await Promise.race([operation, late])
    } catch (cause) {
      if (cause instanceof SignInServerError) throw cause
      throw unavailable(reasonOf(cause), cause)
    } finally {
      clearTimeout(timer)
    }
  }
  const { countEvent } = store
  return {
    addNonce: (key, expiresAt) => limited(store.addNonce(key, expiresAt)),
    takeNonce: (key) => limited(store.takeNonce(key)),
    addSession: (session) => limited(store.addSession(session)),
    readSession: (id) => limited(store.readSession(id)),
    renameSession: (id, name) => limited(store.renameSession(id, name)),
    endSession: (id) => limited(store.endSession(id)),
    ...(countEvent && { countEvent: (key, times) => limited(countEvent.call(store, key, times)) }),
    close: () => store.close(),
  }
}

function unavailable(reason: string, cause?: unknown): SignInServerError {
  return new SignInServerError('SERVER_STORE_UNAVAILABLE', { context: { reason }, cause })
}

/** The code alone: messages of drivers may contain addresses, statements and values. */
function reasonOf(cause: unknown): string {
  const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : String(name ?? 'unknown')
}
