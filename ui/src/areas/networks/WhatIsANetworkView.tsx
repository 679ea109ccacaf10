import { globeIcon, keyIcon, layersIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { Points } from '../../parts/Points.tsx'
import { whatIsANetworkMessages } from './messages/whatIsANetwork.ts'

/** Three facts for newcomers. */
export function WhatIsANetworkView() {
  const message = useMessages(whatIsANetworkMessages)
  return (
    <Points
      points={[
        { icon: globeIcon, title: message('rules'), text: message('rulesText') },
        { icon: layersIcon, title: message('choice'), text: message('choiceText') },
        { icon: keyIcon, title: message('fees'), text: message('feesText') },
      ]}
    />
  )
}
