import type { ChainNamespace, SignInStatus } from '@wallet-kit/sdk'
import { cancelSignIn } from '@wallet-kit/sdk/actions'
import type { WalletKitError } from '@wallet-kit/sdk/errors'
import { useEffect, useId } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useWalletInfo } from '../../../kit/hooks/useWalletInfo.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Address } from '../../../parts/Address/Address.tsx'
import { useAnnounce } from '../../../parts/AnnounceContext.ts'
import { ButtonPair } from '../../../parts/ButtonPair.tsx'
import { Facts } from '../../../parts/Facts/Facts.tsx'
import { keepWhole } from '../../../parts/keepWhole.tsx'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { usePatience } from '../../../parts/usePatience.ts'
import { signInMessages } from '../messages/signIn.ts'
import { getShownWallet } from './getShownWallet.ts'
import { Handshake } from './Handshake.tsx'
import { MessageText } from './MessageText.tsx'
import { signInErrorMessages } from './signInErrorMessages.ts'
import { signShown } from './signShown.ts'
import { trySignIn } from './trySignIn.ts'
import { useChange } from './useChange.ts'
import { useConsentInFrame } from './useConsentInFrame.ts'
import { usePreparation } from './usePreparation.ts'

/**
 * Shows which site asks to sign in which account, and the exact message, before it is signed; signs or cancels, and
 * explains a failure.
 */
export function SignMessageView() {
  const kit = useKit()
  const message = useMessages(signInMessages)
  const shellMessage = useMessages(shellMessages)
  const announce = useAnnounce()
  const signInState = useStore(kit.stores.signIn)
  const { status, error, message: text } = signInState
  const { metadata } = useStore(kit.stores.options)
  const { address } = useAppKitAccount()
  const { walletInfo } = useWalletInfo()
  const textId = useId()
  const app = { name: metadata?.name || location.host, imageUrl: metadata?.icons[0] }
  const wallet = getShownWallet(walletInfo, message('walletNamed'))
  const isSigning = status === 'signing'
  const isUnavailable = status === 'unavailable'
  const isChecking = status === 'checking'
  const isCancelling = status === 'cancelling'
  // Browser tests of hosts that switch press the button here before the frame's.
  const { getConnector, isLikeAppKit } = kit._internal
  const { activeNamespace } = useStore(kit.stores.networks)
  const isInFrame = getConnector(activeNamespace)?.asksInFrame === true && !isLikeAppKit
  const isAskedInFrame = useConsentInFrame(kit, signInState, isInFrame)
  const isPreparing = usePreparation(kit, signInState, !isAskedInFrame)
  const failure = error && !isSigning ? signInErrorMessages(error, message, isUnavailable) : undefined
  const change = useChange(signInState)
  const isSlow = usePatience(isSigning, address)
  const { authorizing } = useStore(kit.stores.connection)
  const confirm = authorizing
    ? message('unauthorized.text')
    : message(isSlow ? 'slow' : 'confirm', { name: wallet.name })

  const announcement = failure ? `${failure.title}. ${failure.text}` : isSigning ? confirm : ''
  const isUrgent = failure !== undefined
  useEffect(() => {
    if (announcement) announce(announcement, isUrgent ? 'assertive' : 'polite')
  }, [announce, announcement, isUrgent])

  return (
    <>
      <Handshake app={app} wallet={wallet} />
      <Lead
        title={keepWhole(message('heading', { app: app.name }), app.name)}
        text={change?.text ?? message('text')}
        textId={textId}
      />
      <Facts
        facts={[
          { name: message('domain'), value: <bdi translate="no">{location.host}</bdi> },
          ...(address ? [{ name: message('account'), value: <Address address={address} /> }] : []),
        ]}
      />
      {!isAskedInFrame && (text !== undefined || isPreparing) && (
        <MessageText label={message('message')} text={text} loading={message('loading')} />
      )}
      {failure && (
        <Notice tone="error">
          <strong>{failure.title}</strong>
          <br />
          {failure.text}
        </Notice>
      )}
      {isSigning && !isAskedInFrame && <Notice>{confirm}</Notice>}
      <ButtonPair>
        <MainButton
          data-way-out=""
          data-testid="w3m-connecting-siwe-cancel"
          isBusy={isCancelling}
          onClick={() => void cancelSignIn(kit)}
        >
          {isCancelling ? message('cancelling') : (change?.back ?? message('cancel'))}
        </MainButton>
        <MainButton
          tone="accent"
          data-testid="w3m-connecting-siwe-sign"
          aria-describedby={textId}
          isBusy={isAskedInFrame || isSigning || isCancelling || isPreparing || isChecking}
          onClick={() => void (isUnavailable ? trySignIn(kit) : signShown(kit))}
        >
          {isUnavailable ? shellMessage('tryAgain') : message(getAction(status, error, authorizing))}
        </MainButton>
      </ButtonPair>
    </>
  )
}

/** Label of the button that signs. */
function getAction(
  status: SignInStatus,
  error: WalletKitError | undefined,
  authorizing: ChainNamespace | undefined,
): 'unauthorized.title' | 'signing' | 'sign' {
  if (authorizing) return 'unauthorized.title'
  if (status === 'signing') return 'signing'
  return error?.code === 'WALLET_UNAUTHORIZED' ? 'unauthorized.title' : 'sign'
}
