import { UserRejectedRequestError } from 'viem'
import type { AppKit } from '../../kit/AppKit.ts'
import { type KitConnection, readKitConnection } from './readKitConnection.ts'

/**
 * Opens the modal and waits for a wallet.
 *
 * @throws UserRejectedRequestError (viem) when the modal is closed without one
 */
export async function askForWallet(kit: AppKit): Promise<KitConnection> {
  await kit.open({ namespace: 'eip155' })
  return new Promise((resolve, reject) => {
    const stops = [kit.stores.connection.subscribe(check), kit.stores.modal.subscribe(check)]
    function check(): void {
      const connection = readKitConnection(kit)
      if (!connection && kit.isOpen()) return
      for (const stop of stops) stop()
      if (connection) resolve(connection)
      else reject(new UserRejectedRequestError(new Error('The modal was closed without a connection.')))
    }
    check()
  })
}
