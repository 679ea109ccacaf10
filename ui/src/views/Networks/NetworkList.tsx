import { useEffect } from 'react'
import { List } from '../../components/List/List.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { fillMessage } from '../../messages/fillMessage.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useAnnounce } from '../../modal/AnnounceContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { NetworkRow } from './NetworkRow.tsx'
import { switchErrorWords } from './switchErrorWords.ts'
import { useNetworkSwitch } from './useNetworkSwitch.ts'

/** Networks to choose from. Asks the wallet, and explains when it says no. */
export function NetworkList() {
  const kit = useKit()
  const messages = useMessages()
  const announce = useAnnounce()
  const { active, isSupported, requested, switching } = useStore(kit.stores.networks)
  const { failure, select } = useNetworkSwitch()
  const words = failure && switchErrorWords(failure.error, messages)
  const title = words && fillMessage(words.title, { network: failure.network.name })

  useEffect(() => {
    if (title && words) announce(`${title}. ${words.text}`, 'assertive')
  }, [announce, title, words])
  useEffect(() => {
    if (switching) announce(messages.networks.switching)
  }, [announce, switching, messages])

  return (
    <>
      {words && (
        <Notice tone="error">
          <strong>{title}</strong>
          <br />
          {words.text}
        </Notice>
      )}
      <List label={messages.networks.list} busy={switching !== undefined}>
        {requested.map((network) => (
          <NetworkRow
            key={network.caipNetworkId}
            network={network}
            state={
              network.caipNetworkId === switching
                ? 'switching'
                : isSupported && network.caipNetworkId === active.caipNetworkId
                  ? 'active'
                  : 'idle'
            }
            onSelect={select}
          />
        ))}
      </List>
    </>
  )
}
