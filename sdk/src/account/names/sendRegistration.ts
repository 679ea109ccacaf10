import { nameRegistrationFailed } from '@wallet-kit/clients/errors/constants'
import { isRegisterNameError, registerName } from '@wallet-kit/clients/name-service/client'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import { getNameService } from './getNameService.ts'

/** Longest reason of the service that is kept. */
const longestReason = 200

export interface NameRegistration {
  /** With its zone. */
  readonly name: string
  readonly address: string
  /** ENSIP-11. */
  readonly coinType: number
  readonly message: string
  readonly signature: string
}

/** @throws WalletKitError `NAME_REGISTRATION_FAILED` */
export async function sendRegistration(
  context: FoundationContext,
  { name, address, coinType, message, signature }: NameRegistration,
): Promise<void> {
  try {
    await registerName(
      getNameService(context),
      // Families with names sign in hexadecimal.
      { body: { coin_type: coinType, address, message, signature: signature as `0x${string}` } },
      { signal: context.lifetime },
    )
  } catch (cause) {
    throw createError(nameRegistrationFailed, {
      context: redactContext({ name, ...readReason(cause) }),
      cause,
    })
  }
}

/** The service's reason against it. A stranger's words, cleaned. */
function readReason(error: unknown) {
  const reply = isWalletKitError(error) ? error.cause : undefined
  if (
    !isRegisterNameError(reply, 400) &&
    !isRegisterNameError(reply, 401) &&
    !isRegisterNameError(reply, 422)
  )
    return {}
  const { body } = reply
  const [first] = typeof body === 'string' ? [] : (body.reasons ?? [])
  const reason = toDisplayName(first?.description ?? '', longestReason)
  return { ...(reason && { reason }), ...(first?.field && { field: toDisplayName(first.field) }) }
}
