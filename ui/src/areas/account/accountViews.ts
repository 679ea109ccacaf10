import { accountDefinition } from './Account/accountDefinition.ts'
import { accountSettingsDefinition } from './AccountSettings/accountSettingsDefinition.ts'
import { profileDefinition } from './Profile/profileDefinition.ts'
import { switchAddressDefinition } from './SwitchAddress/switchAddressDefinition.ts'

/** Views of the connected account, in one chunk: they share most of their parts. */
export const accountViews = {
  Account: accountDefinition,
  AccountSettings: accountSettingsDefinition,
  Profile: profileDefinition,
  SwitchAddress: switchAddressDefinition,
} as const
