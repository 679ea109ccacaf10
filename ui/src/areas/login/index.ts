import { socialNames } from '../../foundation/logins/socialNames.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../shell/views/ViewDefinition.ts'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.tsx'
import { ConnectingPasskeyView } from './ConnectingPasskeyView.tsx'
import { ConnectingSocialView } from './ConnectingSocialView.tsx'
import { ConnectSocialsView } from './ConnectSocialsView.tsx'
import { EmailLoginView } from './EmailLoginView.tsx'
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.tsx'
import { EmailVerifyOtpView } from './EmailVerifyOtpView.tsx'
import { loginMessages } from './messages/login.ts'
import { UpdateEmailPrimaryOtpView } from './UpdateEmailPrimaryOtpView.tsx'
import { UpdateEmailSecondaryOtpView } from './UpdateEmailSecondaryOtpView.tsx'
import { UpdateEmailWalletView } from './UpdateEmailWalletView.tsx'
import { UpgradeEmailWalletView } from './UpgradeEmailWalletView.tsx'
import { useLoginAttempt } from './useLoginAttempt.ts'

/** Views that log in with an e-mail address or at a social network, and change the address of a login. */
export const loginViews = {
  /** Waits for the visitor to approve a login in the Farcaster app. */
  ConnectingFarcaster: {
    Component: ConnectingFarcasterView,
    useTitle: () => socialNames.farcaster,
    initialFocus: 'heading',
  },
  /** Shows the frame while it asks for a passkey. */
  ConnectingPasskey: {
    Component: ConnectingPasskeyView,
    useTitle: () => socialNames.passkey,
    // The frame has the focus.
    initialFocus: 'heading',
  },
  /** Waits for the window of a social network. */
  ConnectingSocial: {
    Component: ConnectingSocialView,
    useTitle() {
      const message = useMessages(loginMessages)
      const { login } = useLoginAttempt(useViewData('ConnectingSocial')?.connectorId)
      return login?.type === 'social' ? socialNames[login.provider] : message('socialTitle')
    },
    initialFocus: 'heading',
  },
  /** All social networks. */
  ConnectSocials: {
    Component: ConnectSocialsView,
    useTitle: () => useMessages(loginMessages)('socialsTitle'),
    initialFocus: 'control',
    consent: 'asked',
  },
  /** Logs in with an e-mail address. */
  EmailLogin: {
    Component: EmailLoginView,
    useTitle: () => useMessages(loginMessages)('emailTitle'),
    initialFocus: 'control',
    consent: 'asked',
  },
  /** Waits for a link in an e-mail. */
  EmailVerifyDevice: {
    Component: EmailVerifyDeviceView,
    useTitle: () => useMessages(loginMessages)('deviceTitle'),
    initialFocus: 'heading',
  },
  /** Asks for the code of an e-mail. */
  EmailVerifyOtp: {
    Component: EmailVerifyOtpView,
    useTitle: () => useMessages(loginMessages)('codeTitle'),
    initialFocus: 'heading',
  },
  /** Asks for the code of the present address. */
  UpdateEmailPrimaryOtp: {
    Component: UpdateEmailPrimaryOtpView,
    useTitle: () => useMessages(loginMessages)('currentTitle'),
    initialFocus: 'heading',
  },
  /** Asks for the code of the new address. */
  UpdateEmailSecondaryOtp: {
    Component: UpdateEmailSecondaryOtpView,
    useTitle: () => useMessages(loginMessages)('newTitle'),
    initialFocus: 'heading',
  },
  /** Changes the e-mail address of a login. */
  UpdateEmailWallet: {
    Component: UpdateEmailWalletView,
    useTitle: () => useMessages(loginMessages)('editTitle'),
    initialFocus: 'control',
  },
  /** Turns the wallet of a login into one that its owner holds. */
  UpgradeEmailWallet: {
    Component: UpgradeEmailWalletView,
    useTitle: () => useMessages(loginMessages)('upgradeTitle'),
    initialFocus: 'heading',
  },
} satisfies ViewDefinitions
