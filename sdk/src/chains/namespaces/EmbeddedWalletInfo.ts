import type { SocialProvider } from '../../foundation/options/OptionData.ts'
import type { LoginAccountType } from './LoginAccounts.ts'

/** The owner of a wallet that belongs to an e-mail or social login, in the shape of AppKit's hooks. */
export interface EmbeddedWalletInfo {
  readonly user: {
    readonly email?: string | undefined
    /** At the social network. */
    readonly username?: string | undefined
  }
  readonly authProvider: SocialProvider | 'email'
  /** Kind of the active account. The preferred one is in `getPreferredAccountType`. */
  readonly accountType: LoginAccountType
  /** Whether the user's smart account has code on the active network: it is deployed by its first transaction there. */
  readonly isSmartAccountDeployed: boolean
}
