import type { KeyValueStorage } from '../../../foundation/storage/KeyValueStorage.ts'

/** AppKit's: ms since 1970. */
const key = '@appkit-wallet/LAST_EMAIL_LOGIN_TIME'

/** Codes are sent at most every 30 s. */
const cooldown = 30_000

/** Delay before the next e-mail, in ms; never longer than 30 s, whatever the clock does. */
export function getEmailDelay(storage: KeyValueStorage): number {
  const passed = Date.now() - Number(storage.getItem(key) ?? Number.NaN)
  // A time in the future is that of a clock that was set back.
  return passed >= 0 && passed < cooldown ? cooldown - passed : 0
}

export function storeEmailSent(storage: KeyValueStorage): void {
  storage.setItem(key, String(Date.now()))
}

export function forgetEmailSent(storage: KeyValueStorage): void {
  storage.removeItem(key)
}
