import type { Device } from '../keys/device/Device.ts'
import type { KeyWorker } from '../keys/worker/createKeyWorker.ts'
import { createAccount } from './account/createAccount.ts'
import type { FrameParts } from './FrameParts.ts'
import { createEmailChange } from './login/createEmailChange.ts'
import { createKeeperClient } from './login/createKeeperClient.ts'
import { createLogins } from './login/createLogins.ts'

export interface CreatePartsParameters extends Omit<FrameParts, 'account' | 'logins' | 'emailChange'> {
  readonly device: Promise<Device>
  readonly worker: KeyWorker
}

/** Joins the page's dependencies. */
export function createParts({ device, worker, ...given }: CreatePartsParameters): FrameParts {
  const { api, config, hostOrigin } = given
  const account = createAccount({ api, device, worker })
  const keeper = createKeeperClient({ origin: config.keeper, device })
  return {
    ...given,
    account,
    logins: createLogins({ api, device, keeper, account, hostOrigin }),
    emailChange: createEmailChange({ api, device, keeper, hostOrigin }),
  }
}
