import type { Device } from '../keys/device/Device.ts'
import type { KeyWorker } from '../keys/worker/createKeyWorker.ts'
import { createAccount } from './account/createAccount.ts'
import type { FrameParts } from './FrameParts.ts'
import { createEmailChange } from './login/createEmailChange.ts'
import { createKeeperClient, type KeeperClient } from './login/createKeeperClient.ts'
import { type CreateLoginsParameters, createLogins } from './login/createLogins.ts'
import { createPasskeys, type Passkeys } from './passkeys/createPasskeys.ts'

export interface CreatePartsParameters extends Omit<FrameParts, 'account' | 'logins' | 'emailChange'> {
  readonly device: Promise<Device>
  readonly worker: KeyWorker
  /** Told of logins at the keeper, which is then asked at each login. */
  readonly onKeeperLogin?: CreateLoginsParameters['onKeeperLogin']
}

/** Parts of a page: the frame's, and what the dashboard changes the account with. */
export interface PageParts extends FrameParts {
  readonly keeper: KeeperClient
  readonly passkeys: Passkeys
}

/** Joins a page's dependencies. */
export function createParts(parameters: CreatePartsParameters): PageParts {
  const { device, worker, onKeeperLogin, ...given } = parameters
  const { api, config, hostOrigin } = given
  const account = createAccount({ api, device, worker })
  const keeper = createKeeperClient({ origin: config.keeper, device })
  const passkeys = createPasskeys({ api, keeper })
  return {
    ...given,
    account,
    keeper,
    passkeys,
    logins: createLogins({ api, device, keeper, account, passkeys, hostOrigin, onKeeperLogin }),
    emailChange: createEmailChange({ api, device, keeper, hostOrigin }),
  }
}
