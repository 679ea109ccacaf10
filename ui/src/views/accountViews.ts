import { accountDefinition } from './Account/accountDefinition.ts'
import { profileDefinition } from './Profile/profileDefinition.ts'
import { switchAddressDefinition } from './SwitchAddress/switchAddressDefinition.ts'

/** Views of the connected account, in one chunk: they share most of their parts. */
export const accountViews = {
  Account: accountDefinition,
  Profile: profileDefinition,
  SwitchAddress: switchAddressDefinition,
} as const
