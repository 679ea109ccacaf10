import type {
  GetUserRequest,
  SetPreferredAccountRequest,
  SwitchNetworkRequest,
} from '@wallet-kit/clients/frame/types'
import { firstAddress, firstSolanaAddress } from '../../../test/testPage.test.helper.ts'

/** Alice's smart account; `firstAddress` is that of its key. */
export const smartAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Handlers of a frame in which Alice has a smart account on Ethereum, as long as the tests do not add networks. */
export function smartFrame(networks: readonly number[] = [1]) {
  let preferred: string = 'eoa'
  let chainId: string | number = 1
  const addressOf = (type: string, id: string | number) => {
    if (String(id).startsWith('solana')) return firstSolanaAddress
    return type === 'smartAccount' && networks.includes(Number(id)) ? smartAddress : firstAddress
  }
  return {
    getUser: async (request?: GetUserRequest) => {
      chainId = request?.chainId ?? chainId
      return {
        email: 'alice@mail.example',
        address: addressOf(request?.preferredAccountType ?? preferred, chainId),
        chainId,
        accounts: [
          { address: firstAddress, type: 'eoa' as const },
          { address: smartAddress, type: 'smartAccount' as const },
        ],
        preferredAccountType: preferred,
        smartAccountDeployed: false,
      }
    },
    getSmartAccountEnabledNetworks: async () => ({ smartAccountEnabledNetworks: [...networks] }),
    setPreferredAccount: async ({ type }: SetPreferredAccountRequest) => {
      preferred = type
      return { type, address: addressOf(type, chainId) }
    },
    switchNetwork: async (request: SwitchNetworkRequest) => {
      chainId = request.chainId
      return { chainId }
    },
    getChainId: async () => ({ chainId }),
    initSmartAccount: async () => ({ address: smartAddress, isDeployed: false }),
  }
}

/** A handler of a frame that refuses. */
export async function refuse(): Promise<never> {
  throw new Error('Smart accounts are down')
}
