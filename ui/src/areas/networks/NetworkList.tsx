import type { CaipNetwork } from '@wallet-kit/sdk'
import { openView } from '@wallet-kit/sdk/actions'
import { useEffect } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { isApproved } from '../../kit/hooks/approvedNetworks.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useAnnounce } from '../../parts/AnnounceContext.ts'
import { List } from '../../parts/List/List.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { TextLink } from '../../parts/TextLink/TextLink.tsx'
import { usePatience } from '../../parts/usePatience.ts'
import { networksMessages } from './messages/networks.ts'
import { NetworkRow, type NetworkRowProps } from './NetworkRow.tsx'
import { switchErrorMessages } from './switchErrorMessages.ts'
import { useNetworkSwitch } from './useNetworkSwitch.ts'

/** Networks to choose from. Asks the wallet to switch, and explains a failure. */
export function NetworkList() {
  const kit = useKit()
  const message = useMessages(networksMessages)
  const shellMessage = useMessages(shellMessages)
  const announce = useAnnounce()
  const { active, isSupported, requested, switching } = useStore(kit.stores.networks)
  // Approved networks change with the connection.
  useStore(kit.stores.connection)
  const isSlow = usePatience(switching !== undefined, switching)
  const { failure, select } = useNetworkSwitch()
  const { title, text } = failure
    ? switchErrorMessages(failure.error, failure.network.name, message, shellMessage)
    : {}

  function choose(network: CaipNetwork): void {
    const { chainNamespace, caipNetworkId } = network
    const { status } = kit.getAccount(chainNamespace)
    const isOfOtherWallet = kit.getIsConnectedState() && status !== 'connected'
    if (isOfOtherWallet) openView(kit, { view: 'SwitchActiveChain', data: { caipNetworkId } })
    else void select(network)
  }

  function toState(network: CaipNetwork): NetworkRowProps['state'] {
    if (network.caipNetworkId === switching) return 'switching'
    if (isSupported && network.caipNetworkId === active.caipNetworkId) return 'active'
    return isApproved(kit, network) ? 'idle' : 'notApproved'
  }

  // By the failure itself: the same one again is announced again.
  useEffect(() => {
    if (failure) announce(`${title}. ${text}`, 'assertive')
  }, [announce, failure, title, text])
  useEffect(() => {
    if (switching) announce(message(isSlow ? 'slow' : 'switching'))
  }, [announce, switching, isSlow, message])

  return (
    <>
      {failure && (
        <Notice tone="error">
          <strong>{title}</strong>
          <br />
          {text}
          {!failure.error && (
            <>
              {' '}
              <TextLink type="button" onClick={() => void select(failure.network)}>
                {shellMessage('tryAgain')}
              </TextLink>
            </>
          )}
        </Notice>
      )}
      {isSlow && <Notice>{message('slow')}</Notice>}
      <List label={message('list')} busy={switching !== undefined}>
        {requested.map((network) => (
          <NetworkRow
            key={network.caipNetworkId}
            network={network}
            state={toState(network)}
            onSelect={choose}
          />
        ))}
      </List>
    </>
  )
}
