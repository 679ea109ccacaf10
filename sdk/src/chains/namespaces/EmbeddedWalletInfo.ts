import type { SocialProvider } from '../../foundation/options/OptionData.ts'

/** The owner of a wallet that belongs to an e-mail or social login, in the shape of AppKit's hooks. */
export interface EmbeddedWalletInfo {
  readonly user: {
    readonly email?: string | undefined
    /** At the social network. */
    readonly username?: string | undefined
  }
  readonly authProvider: SocialProvider | 'email'
  readonly accountType: 'eoa' | 'smartAccount'
  readonly isSmartAccountDeployed: boolean
}
