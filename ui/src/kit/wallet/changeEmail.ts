import { addressOrAuthConnectorMissing, connectAborted } from '@wallet-kit/clients/errors/constants'
import type { ChainNamespace } from '@wallet-kit/sdk'
import { createError } from '@wallet-kit/sdk/errors'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { whenModalIsLeft } from '../instance/whenModalIsLeft.ts'

/** The address that was changed to. */
export interface UpdatedEmail {
  readonly email: string
}

/**
 * Opens the modal where visitors change the address of their e-mail login, and waits until they have.
 *
 * @throws WalletKitError `CONNECT_ABORTED` when the modal is closed first, `ADDRESS_OR_AUTH_CONNECTOR_MISSING` without an
 * e-mail login, `DESTROYED`
 */
export async function changeEmail(kit: ReactAppKit): Promise<UpdatedEmail> {
  const before = getEmail(kit)
  if (before === undefined) throw createError(addressOrAuthConnectorMissing)
  await kit.open({ view: 'UpdateEmailWallet' })
  return whenModalIsLeft(kit, {
    find() {
      const email = getEmail(kit)
      return email !== undefined && email !== before ? { email } : undefined
    },
    explain: () => createError(connectAborted),
  })
}

function getEmail(kit: ReactAppKit): string | undefined {
  const { namespaces } = kit.stores.connection.getState()
  const logins = (Object.keys(namespaces) as ChainNamespace[]).map(
    (namespace) => kit.getAccount(namespace).embeddedWalletInfo,
  )
  return logins.find((login) => login?.authProvider === 'email')?.user.email
}
