import type { Address } from '@wallet-kit/clients/ethereum/types'
import { erc20Abi } from 'viem'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetwork } from '../../../networks/Network.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { readContract } from './readContract.ts'

/** Decimals of an ERC-20 token. https://eips.ethereum.org/EIPS/eip-20#decimals */
export async function readDecimals(
  kit: KitHandle<ChainsContext>,
  token: string,
  { caipNetworkId }: CaipNetwork,
): Promise<number> {
  const call = { address: token as Address, abi: erc20Abi, functionName: 'decimals', caipNetworkId }
  return (await readContract(kit, call)) as number
}
