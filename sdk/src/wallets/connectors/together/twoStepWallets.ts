import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import type { KeyValueStorage } from '../../../foundation/storage/KeyValueStorage.ts'

/** A list of stored ids of wallets, each with the time when it refused, in ms since 1970. */
const key = '@appkit/two_step_wallets'
/** Time until a wallet is tried again, in ms: it may have been updated. */
const memory = 30 * 24 * 3_600_000
const most = 50

type Refusal = readonly [storedId: string, at: number]

/** Whether a wallet has refused to connect and sign in by one prompt. */
export function isTwoStepWallet(storage: KeyValueStorage, storedId: string): boolean {
  return readRefusals(storage).some(([id]) => id === storedId)
}

/** Remembers the refusal, so that the wallet is not tried at each visit. */
export function rememberTwoSteps(storage: KeyValueStorage, storedId: string): void {
  const others = readRefusals(storage).filter(([id]) => id !== storedId)
  storage.setItem(key, JSON.stringify([[storedId, Date.now()], ...others].slice(0, most)))
}

/** Reads the refusals that count. Anyone can write into a storage. */
function readRefusals(storage: KeyValueStorage): readonly Refusal[] {
  const stored: unknown = ignoreErrors(() => JSON.parse(storage.getItem(key) ?? ''))
  if (!Array.isArray(stored)) return []
  const isRefusal = (entry: unknown): entry is Refusal =>
    Array.isArray(entry) &&
    typeof entry[0] === 'string' &&
    // One of the future is of a clock that was wrong.
    Math.abs(Date.now() - Number(entry[1])) < memory
  return stored.slice(0, most).filter(isRefusal)
}
