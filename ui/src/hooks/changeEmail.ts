import { openingErrors } from '@wallet-kit/clients/errors/opening'
import { WalletKitError } from '@wallet-kit/sdk/errors'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'

/**
 * Opens the modal where visitors change the address of their e-mail login, and waits until they have.
 *
 * @throws WalletKitError `CONNECT_ABORTED` when the modal is closed before, and where nobody has logged in by e-mail
 */
export async function changeEmail(kit: ReactAppKit): Promise<{ readonly email: string }> {
  const before = getEmail(kit)
  if (before !== undefined) await kit.open({ view: 'UpdateEmailWallet' })
  return new Promise((resolve, reject) => {
    const { connection, modal } = kit.stores
    const stops = [connection.subscribe(check), modal.subscribe(check)]
    function check(): void {
      const email = getEmail(kit)
      const isChanged = email !== undefined && email !== before
      if (!isChanged && kit.isOpen() && before !== undefined) return
      for (const stop of stops) stop()
      if (isChanged) resolve({ email })
      else reject(new WalletKitError('CONNECT_ABORTED', openingErrors.CONNECT_ABORTED))
    }
    check()
  })
}

function getEmail(kit: ReactAppKit): string | undefined {
  const { embeddedWalletInfo } = kit.getAccount()
  return embeddedWalletInfo?.authProvider === 'email' ? embeddedWalletInfo.user.email : undefined
}
