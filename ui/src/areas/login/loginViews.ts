import { connectingFarcasterDefinition } from './ConnectingFarcaster/connectingFarcasterDefinition.ts'
import { connectingSocialDefinition } from './ConnectingSocial/connectingSocialDefinition.ts'
import { connectSocialsDefinition } from './ConnectSocials/connectSocialsDefinition.ts'
import { emailLoginDefinition } from './EmailLogin/emailLoginDefinition.ts'
import { emailVerifyDeviceDefinition } from './EmailVerifyDevice/emailVerifyDeviceDefinition.ts'
import { emailVerifyOtpDefinition } from './EmailVerifyOtp/emailVerifyOtpDefinition.ts'
import { updateEmailPrimaryOtpDefinition } from './UpdateEmailPrimaryOtp/updateEmailPrimaryOtpDefinition.ts'
import { updateEmailSecondaryOtpDefinition } from './UpdateEmailSecondaryOtp/updateEmailSecondaryOtpDefinition.ts'
import { updateEmailWalletDefinition } from './UpdateEmailWallet/updateEmailWalletDefinition.ts'
import { upgradeEmailWalletDefinition } from './UpgradeEmailWallet/upgradeEmailWalletDefinition.ts'

/** Views that log in with an e-mail address or at a social network, and change the address of a login. */
export const loginViews = {
  ConnectingFarcaster: connectingFarcasterDefinition,
  ConnectingSocial: connectingSocialDefinition,
  ConnectSocials: connectSocialsDefinition,
  EmailLogin: emailLoginDefinition,
  EmailVerifyDevice: emailVerifyDeviceDefinition,
  EmailVerifyOtp: emailVerifyOtpDefinition,
  UpdateEmailPrimaryOtp: updateEmailPrimaryOtpDefinition,
  UpdateEmailSecondaryOtp: updateEmailSecondaryOtpDefinition,
  UpdateEmailWallet: updateEmailWalletDefinition,
  UpgradeEmailWallet: upgradeEmailWalletDefinition,
} as const
