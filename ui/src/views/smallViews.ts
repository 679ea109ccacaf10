import { getWalletDefinition } from './GetWallet/getWalletDefinition.ts'
import { networksDefinition } from './Networks/networksDefinition.ts'
import { switchActiveChainDefinition } from './SwitchActiveChain/switchActiveChainDefinition.ts'
import { switchNetworkDefinition } from './SwitchNetwork/switchNetworkDefinition.ts'
import { unsupportedChainDefinition } from './UnsupportedChain/unsupportedChainDefinition.ts'
import { whatIsANetworkDefinition } from './WhatIsANetwork/whatIsANetworkDefinition.ts'
import { whatIsAWalletDefinition } from './WhatIsAWallet/whatIsAWalletDefinition.ts'

/** Views about networks and for newcomers, in one chunk: each name of a chunk is part of the first load. */
export const smallViews = {
  GetWallet: getWalletDefinition,
  Networks: networksDefinition,
  SwitchActiveChain: switchActiveChainDefinition,
  SwitchNetwork: switchNetworkDefinition,
  UnsupportedChain: unsupportedChainDefinition,
  WhatIsANetwork: whatIsANetworkDefinition,
  WhatIsAWallet: whatIsAWalletDefinition,
} as const
