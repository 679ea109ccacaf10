import type { CaipNetwork, ChainNamespace } from '@wallet-kit/sdk'
import { goBack, switchNetwork } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ButtonPair } from '../../parts/ButtonPair.tsx'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { RemoteImage } from '../../parts/RemoteImage/RemoteImage.tsx'
import { useNetworkImage } from '../../parts/useNetworkImage.ts'
import { switchActiveChainMessages } from './messages/switchActiveChain.ts'
import { switchNetworkMessages } from './messages/switchNetwork.ts'
import { useSwitchTarget } from './useSwitchTarget.ts'

const Picture = styled('div')({ alignSelf: 'center', paddingBlock: `${size(12)} ${size(4)}` })

/** AppKit's names of chain families, as its test ids have them. */
const familyLabels: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
}

/** The picked network is of another chain family, for which no wallet is connected. */
export function SwitchActiveChainView() {
  const kit = useKit()
  const message = useMessages(switchActiveChainMessages)
  const shellMessage = useMessages(shellMessages)
  const network = useSwitchTarget()
  if (!network) return <Unknown />
  return (
    <>
      <Picture>
        <NetworkMark network={network} />
      </Picture>
      <div data-testid={`w3m-switch-active-chain-to-${familyLabels[network.chainNamespace]}`}>
        <Lead
          title={message('heading', { network: network.name })}
          text={message('text', { network: network.name })}
        />
      </div>
      <ButtonPair>
        <MainButton onClick={() => goBack(kit)}>{shellMessage('cancel')}</MainButton>
        <MainButton
          tone="accent"
          data-testid="w3m-switch-active-chain-button"
          // No wallet is asked: there is none of this family.
          onClick={() => void switchNetwork(kit, { network })}
        >
          {message('switch')}
        </MainButton>
      </ButtonPair>
    </>
  )
}

function NetworkMark({ network }: { readonly network: CaipNetwork }) {
  return <RemoteImage source={useNetworkImage(network)} name={network.name} pixels={72} isRound />
}

/** The view was opened with a network that the host app does not offer. */
function Unknown() {
  const kit = useKit()
  const message = useMessages(switchNetworkMessages)
  const shellMessage = useMessages(shellMessages)
  return (
    <>
      <Lead title={message('unknown')} text={message('unknownText')} />
      <MainButton onClick={() => goBack(kit)}>{shellMessage('cancel')}</MainButton>
    </>
  )
}
