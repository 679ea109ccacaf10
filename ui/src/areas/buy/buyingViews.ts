import { buyInProgressDefinition } from './BuyInProgress/buyInProgressDefinition.ts'
import { onRampActivityDefinition } from './OnRampActivity/onRampActivityDefinition.ts'
import { onRampFiatSelectDefinition } from './OnRampFiatSelect/onRampFiatSelectDefinition.ts'
import { onRampProvidersDefinition } from './OnRampProviders/onRampProvidersDefinition.ts'
import { onRampTokenSelectDefinition } from './OnRampTokenSelect/onRampTokenSelectDefinition.ts'
import { whatIsABuyDefinition } from './WhatIsABuy/whatIsABuyDefinition.ts'

/** Views that buy with a card. */
export const buyingViews = {
  BuyInProgress: buyInProgressDefinition,
  OnRampActivity: onRampActivityDefinition,
  OnRampFiatSelect: onRampFiatSelectDefinition,
  OnRampProviders: onRampProvidersDefinition,
  OnRampTokenSelect: onRampTokenSelectDefinition,
  WhatIsABuy: whatIsABuyDefinition,
} as const
