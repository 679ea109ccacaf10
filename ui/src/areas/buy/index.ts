import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import type { ViewDefinitions } from '../../shell/views/ViewDefinition.ts'
import { activityMessages } from '../activity/messages/activity.ts'
import { ActivityView } from './ActivityView.tsx'
import { InProgressView } from './InProgressView.tsx'
import { buyingMessages } from './messages/buying.ts'
import { ProvidersView } from './ProvidersView.tsx'
import { SelectFiatView } from './SelectFiatView.tsx'
import { SelectTokenView } from './SelectTokenView.tsx'
import { WhatIsABuyView } from './WhatIsABuyView.tsx'

/** Views that buy with a card. */
export const buyViews = {
  /** Status of a purchase. */
  BuyInProgress: {
    Component: InProgressView,
    useTitle: () => useMessages(buyingMessages)('progressTitle'),
    initialFocus: 'heading',
  },
  /** Purchases of the account. */
  OnRampActivity: {
    Component: ActivityView,
    useTitle: () => useMessages(activityMessages)('title'),
    initialFocus: 'heading',
  },
  /** Which currency to pay in. */
  OnRampFiatSelect: {
    Component: SelectFiatView,
    useTitle: () => useMessages(buyingMessages)('fiatTitle'),
    initialFocus: 'control',
  },
  /** Buys coins and tokens with a card. */
  OnRampProviders: {
    Component: ProvidersView,
    useTitle: () => useMessages(buyingMessages)('title'),
    initialFocus: 'control',
  },
  /** Which coin or token to buy. */
  OnRampTokenSelect: {
    Component: SelectTokenView,
    useTitle: () => useMessages(buyingMessages)('tokenTitle'),
    initialFocus: 'control',
  },
  /** Help for those who buy for the first time. */
  WhatIsABuy: {
    Component: WhatIsABuyView,
    useTitle: () => useMessages(buyingMessages)('helpTitle'),
    initialFocus: 'heading',
  },
} satisfies ViewDefinitions
