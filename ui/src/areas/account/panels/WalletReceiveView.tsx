import { getPaymentUri } from '@wallet-kit/sdk/actions'
import { useEffect, useState } from 'react'
import { Icon } from '../../../foundation/icons/Icon.tsx'
import { checkIcon, copyIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { size } from '../../../foundation/theme/size.ts'
import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { WholeAddress } from '../../../parts/Address/WholeAddress.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { QrCode } from '../../../parts/QrCode/QrCode.tsx'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { Skeleton } from '../../../parts/Skeleton/Skeleton.tsx'
import { useCopy } from '../../../parts/useCopy.ts'
import { useNetworkImage } from '../../../parts/useNetworkImage.ts'
import { walletReceiveMessages } from '../messages/walletReceive.ts'

/** As large as the code that takes its place. */
const Place = styled(Skeleton)({
  alignSelf: 'center',
  inlineSize: '100%',
  maxInlineSize: size(296),
  aspectRatio: '1',
  blockSize: 'auto',
})

/** The account's address as text and as a code that other wallets scan. */
export function WalletReceiveView() {
  const { address } = useAppKitAccount()
  return address ? <Receive key={address} address={address} /> : null
}

function Receive({ address }: { readonly address: string }) {
  const message = useMessages(walletReceiveMessages)
  const { active } = useStore(useKit().stores.networks)
  const image = useNetworkImage(active)
  const uri = usePaymentUri(address, active.caipNetworkId)
  const { isCopied, copy } = useCopy(address, { copied: message('copied'), failed: message('copyFailed') })
  return (
    <>
      {uri ? (
        <QrCode
          value={uri}
          label={message('code')}
          mark={<RemoteImage source={image} name={active.name} pixels={46} isRound />}
        />
      ) : (
        <Place aria-hidden="true" />
      )}
      <WholeAddress address={address} testId="receive-address" />
      <Notice tone="warning">{message('warning', { network: active.name })}</Notice>
      <MainButton tone="accent" data-testid="receive-address-copy-button" onClick={copy}>
        <Icon path={isCopied ? checkIcon : copyIcon} pixels={18} />
        {message('copy')}
      </MainButton>
    </>
  )
}

/** URI that other wallets scan; the address alone where the network's family has no format of its own. */
function usePaymentUri(address: string, caipNetworkId: `${string}:${string}`): string | undefined {
  const kit = useKit()
  const [uri, setUri] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    getPaymentUri(kit, { address, caipNetworkId }).then(
      (next) => isCurrent && setUri(next),
      () => isCurrent && setUri(address),
    )
    return () => {
      isCurrent = false
    }
  }, [kit, address, caipNetworkId])
  return uri
}
