import { unsupportedChainDefinition } from '../areas/account/UnsupportedChain/unsupportedChainDefinition.ts'
import { getWalletDefinition } from '../areas/connect/GetWallet/getWalletDefinition.ts'
import { whatIsAWalletDefinition } from '../areas/connect/WhatIsAWallet/whatIsAWalletDefinition.ts'
import { networksDefinition } from '../areas/networks/Networks/networksDefinition.ts'
import { switchActiveChainDefinition } from '../areas/networks/SwitchActiveChain/switchActiveChainDefinition.ts'
import { switchNetworkDefinition } from '../areas/networks/SwitchNetwork/switchNetworkDefinition.ts'
import { whatIsANetworkDefinition } from '../areas/networks/WhatIsANetwork/whatIsANetworkDefinition.ts'

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
