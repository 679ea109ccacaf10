import { signInTimeInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import type { SIWXMessageData } from './SIWXConfig.ts'

/** Maximum difference between the clocks of visitor and server, in ms. The server allows as much. */
const clockTolerance = 60_000

/**
 * Refuses a message that is not valid now by the clock of this device. Where the server made the times, that
 * clock may be the one that is wrong.
 *
 * @throws WalletKitError `SIGN_IN_TIME_INVALID`
 */
export function checkMessageTimes({ issuedAt, notBefore, expirationTime }: SIWXMessageData): void {
  const now = Date.now()
  const isLater = (time: string | undefined) => time !== undefined && Date.parse(time) > now + clockTolerance
  const field = isLater(issuedAt)
    ? 'issuedAt'
    : isLater(notBefore)
      ? 'notBefore'
      : expirationTime !== undefined && Date.parse(expirationTime) <= now - clockTolerance
        ? 'expirationTime'
        : undefined
  if (field) throw createError(signInTimeInvalid, { context: { field } })
}
