import { cancelSignIn, signIn } from '@wallet-kit/sdk/actions'
import { useEffect, useId } from 'react'
import { Address } from '../../components/Address/Address.tsx'
import { ButtonPair } from '../../components/ButtonPair.tsx'
import { Facts } from '../../components/Facts/Facts.tsx'
import { Lead } from '../../components/Lead/Lead.tsx'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { usePatience } from '../../components/usePatience.ts'
import { useAppKitAccount } from '../../hooks/useAppKitAccount.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { fillMessage } from '../../messages/fillMessage.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useAnnounce } from '../../modal/AnnounceContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { Handshake } from './Handshake.tsx'
import { signInErrorWords } from './signInErrorWords.ts'

/** Explains, shows who asks for which account, and signs or cancels. What goes wrong is said here. */
export function SignMessageView() {
  const kit = useKit()
  const messages = useMessages()
  const announce = useAnnounce()
  const { status, error } = useStore(kit.stores.signIn)
  const { metadata } = useStore(kit.stores.options)
  const { address } = useAppKitAccount()
  const { walletInfo } = useWalletInfo()
  const textId = useId()
  const { signIn: words } = messages
  const app = { name: metadata?.name || location.host, imageUrl: metadata?.icons[0] }
  const wallet = { name: walletInfo?.name || words.walletNamed, imageUrl: walletInfo?.icon }
  const isSigning = status === 'signing'
  const isCancelling = status === 'cancelling'
  const failure = error && !isSigning ? signInErrorWords(error, messages) : undefined
  const isSlow = usePatience(isSigning, address)
  const confirm = fillMessage(isSlow ? words.slow : words.confirm, { name: wallet.name })

  const said = failure ? `${failure.title}. ${failure.text}` : isSigning ? confirm : ''
  const isUrgent = failure !== undefined
  useEffect(() => {
    if (said) announce(said, isUrgent ? 'assertive' : 'polite')
  }, [announce, said, isUrgent])

  return (
    <>
      <Handshake app={app} wallet={wallet} />
      <Lead title={fillMessage(words.heading, { app: app.name })} text={words.text} textId={textId} />
      <Facts
        facts={[
          { name: words.domain, value: <bdi translate="no">{location.host}</bdi> },
          ...(address ? [{ name: words.account, value: <Address address={address} /> }] : []),
        ]}
      />
      {failure && (
        <Notice tone="error">
          <strong>{failure.title}</strong>
          <br />
          {failure.text}
        </Notice>
      )}
      {isSigning && <Notice>{confirm}</Notice>}
      <ButtonPair>
        <MainButton
          data-way-out=""
          data-testid="w3m-connecting-siwe-cancel"
          isBusy={isCancelling}
          onClick={() => void cancelSignIn(kit)}
        >
          {isCancelling ? words.cancelling : words.cancel}
        </MainButton>
        <MainButton
          tone="accent"
          data-testid="w3m-connecting-siwe-sign"
          aria-describedby={textId}
          isBusy={isSigning || isCancelling}
          onClick={() => void signIn(kit).catch(() => {})}
        >
          {isSigning ? words.signing : words.sign}
        </MainButton>
      </ButtonPair>
    </>
  )
}
