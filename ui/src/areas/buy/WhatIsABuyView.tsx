import { cardIcon, keyIcon, shieldIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { Points } from '../../parts/Points.tsx'
import { buyingMessages } from './messages/buying.ts'

/** Three facts about buying with a card. */
export function WhatIsABuyView() {
  const message = useMessages(buyingMessages)
  return (
    <Points
      points={[
        { icon: cardIcon, title: message('card'), text: message('cardText') },
        { icon: keyIcon, title: message('account'), text: message('accountText') },
        { icon: shieldIcon, title: message('fees'), text: message('feesText') },
      ]}
    />
  )
}
