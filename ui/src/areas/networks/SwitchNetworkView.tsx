import { goBack } from '@wallet-kit/sdk/actions'
import { useEffect } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { retryIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import { RemoteImage } from '../../parts/RemoteImage/RemoteImage.tsx'
import { useNetworkImage } from '../../parts/useNetworkImage.ts'
import { usePatience } from '../../parts/usePatience.ts'
import { useStateAnnouncement } from '../../parts/useStateAnnouncement.ts'
import { WaitRing } from '../../parts/WaitRing/WaitRing.tsx'
import { networksMessages } from './messages/networks.ts'
import { switchNetworkMessages } from './messages/switchNetwork.ts'
import { switchErrorMessages } from './switchErrorMessages.ts'
import { useNetworkSwitch } from './useNetworkSwitch.ts'
import { useSwitchTarget } from './useSwitchTarget.ts'

/** Asks the wallet to change to one network as soon as it is shown. */
export function SwitchNetworkView() {
  const kit = useKit()
  const message = useMessages(switchNetworkMessages)
  const networkMessage = useMessages(networksMessages)
  const shellMessage = useMessages(shellMessages)
  const isVisible = useModalVisible()
  const network = useSwitchTarget()
  const { active, switching } = useStore(kit.stores.networks)
  const { failure, select } = useNetworkSwitch()
  const isDone = network !== undefined && active.caipNetworkId === network.caipNetworkId && !switching
  const isWaiting = network !== undefined && !isDone && !failure
  const isSlow = usePatience(isWaiting && isVisible, failure)
  const name = network?.name ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each network, however it changes
  useEffect(() => {
    if (isVisible && network && !isDone) void select(network)
  }, [isVisible, network?.caipNetworkId])

  const { authorizing } = useStore(kit.stores.connection)
  const waiting = {
    title: message(authorizing ? 'connectAgain' : 'waiting'),
    text: isSlow ? message('slow') : message('waitingText', { network: name }),
  }
  const settled = failure
    ? switchErrorMessages(failure.error, name, networkMessage, shellMessage)
    : isDone
      ? { title: message('done', { network: name }), text: '' }
      : waiting
  const shown = network ? settled : { title: message('unknown'), text: message('unknownText') }
  useStateAnnouncement(shown, failure !== undefined)

  return (
    <>
      <WaitRing state={isDone ? 'done' : isWaiting ? 'waiting' : 'failed'}>
        <NetworkMark />
      </WaitRing>
      <Lead title={shown.title} text={shown.text} />
      {network && failure && (
        <MainButton
          tone="accent"
          data-testid="w3m-connecting-widget-secondary-button"
          onClick={() => void select(network)}
        >
          <Icon path={retryIcon} pixels={18} />
          {shellMessage('tryAgain')}
        </MainButton>
      )}
      <MainButton onClick={() => goBack(kit)}>{shellMessage(isDone ? 'close' : 'cancel')}</MainButton>
    </>
  )
}

function NetworkMark() {
  const { active } = useStore(useKit().stores.networks)
  const network = useSwitchTarget() ?? active
  return <RemoteImage source={useNetworkImage(network)} name={network.name} pixels={72} isRound />
}
