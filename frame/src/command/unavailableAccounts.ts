import { FrameRefusal } from '../service/FrameRefusal.ts'
import type { Accounts } from '../service/users/Accounts.ts'

const refuse = () => Promise.reject(new FrameRefusal('Wallets are not part of this release.', 501))

/** Refuses everything about keys: the page that holds them is not part of this release. Sessions work. */
export const unavailableAccounts: Accounts = {
  addressesOf: refuse,
  isDeployed: refuse,
  request: refuse,
  signAsOwner: refuse,
  keepPermission: refuse,
  onLogin: async () => {},
}
