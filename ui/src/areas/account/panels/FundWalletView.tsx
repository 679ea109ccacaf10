import { openView } from '@wallet-kit/sdk/actions'
import { cardIcon, receiveIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { ActionRow } from '../../../parts/Row/ActionRow.tsx'
import { buyingMessages } from '../../buy/messages/buying.ts'
import { tokensMessages } from '../../tokens/messages/tokens.ts'
import { useCanBuy } from '../../tokens/useCanBuy.ts'

/** Ways to add funds: buying with a card, and receiving. */
export function FundWalletView() {
  const kit = useKit()
  const canBuy = useCanBuy()
  const buyingMessage = useMessages(buyingMessages)
  const tokensMessage = useMessages(tokensMessages)
  const { features } = useStore(kit.stores.options)
  return (
    <>
      {canBuy && (
        <ActionRow
          icon={cardIcon}
          testId="wallet-features-onramp-button"
          onClick={() => openView(kit, { view: 'OnRampProviders' })}
        >
          {buyingMessage('buyCrypto')}
        </ActionRow>
      )}
      {features.receive && (
        <ActionRow
          icon={receiveIcon}
          testId="wallet-features-receive-button"
          onClick={() => openView(kit, { view: 'WalletReceive' })}
        >
          {tokensMessage('receive')}
        </ActionRow>
      )}
    </>
  )
}
