import { unsupportedChainDefinition } from '../areas/account/UnsupportedChain/unsupportedChainDefinition.ts'
import { getWalletDefinition } from '../views/GetWallet/getWalletDefinition.ts'
import { networksDefinition } from '../views/Networks/networksDefinition.ts'
import { switchActiveChainDefinition } from '../views/SwitchActiveChain/switchActiveChainDefinition.ts'
import { switchNetworkDefinition } from '../views/SwitchNetwork/switchNetworkDefinition.ts'
import { whatIsANetworkDefinition } from '../views/WhatIsANetwork/whatIsANetworkDefinition.ts'
import { whatIsAWalletDefinition } from '../views/WhatIsAWallet/whatIsAWalletDefinition.ts'

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
