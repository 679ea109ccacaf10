import { deferredErrors } from '@wallet-kit/clients/errors/deferred'
import { openingErrors } from '@wallet-kit/clients/errors/opening'
import type { ChainNamespace } from '@wallet-kit/sdk'
import { WalletKitError } from '@wallet-kit/sdk/errors'
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
  if (before === undefined) {
    const code = 'ADDRESS_OR_AUTH_CONNECTOR_MISSING'
    throw new WalletKitError(code, deferredErrors[code])
  }
  await kit.open({ view: 'UpdateEmailWallet' })
  return whenModalIsLeft(kit, {
    find() {
      const email = getEmail(kit)
      return email !== undefined && email !== before ? { email } : undefined
    },
    explain: () => new WalletKitError('CONNECT_ABORTED', openingErrors.CONNECT_ABORTED),
  })
}

function getEmail(kit: ReactAppKit): string | undefined {
  const { namespaces } = kit.stores.connection.getState()
  const logins = (Object.keys(namespaces) as ChainNamespace[]).map(
    (namespace) => kit.getAccount(namespace).embeddedWalletInfo,
  )
  return logins.find((login) => login?.authProvider === 'email')?.user.email
}
