import { type Address, erc20Abi } from 'viem'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { askEvmWallet } from '../actions/askEvmWallet.ts'
import { getNodeClient } from '../actions/getNodeClient.ts'
import { readContract } from '../actions/readContract.ts'
import { hasAuxiliaryFunds } from './hasAuxiliaryFunds.ts'

export interface NeededFunds {
  /** Contract. Absent: the network's own coin. */
  readonly token?: string | undefined
  /** In the smallest unit. */
  readonly amount: bigint
  readonly caipNetworkId: CaipNetworkId
}

/**
 * Whether the account holds less than an amount on the network, and its wallet states that it has more elsewhere
 * (ERC-7682). The wallet is asked only where the account holds less.
 */
export async function isFundedElsewhere(
  kit: KitHandle<ChainsContext>,
  { token, amount, caipNetworkId }: NeededFunds,
): Promise<boolean> {
  const account = await askEvmWallet(kit, async ({ address }) => address)
  // A balance that cannot be read explains nothing.
  const held = await readBalance(kit, { account, token, caipNetworkId }).catch(() => amount)
  return held < amount && hasAuxiliaryFunds(kit, { token, caipNetworkId })
}

async function readBalance(
  kit: KitHandle<ChainsContext>,
  {
    account,
    token,
    caipNetworkId,
  }: Pick<NeededFunds, 'token' | 'caipNetworkId'> & { readonly account: Address },
): Promise<bigint> {
  if (token === undefined) {
    const client = await getNodeClient(kit._internal, { caipNetworkId })
    return BigInt(await client.request({ method: 'eth_getBalance', params: [account, 'latest'] }))
  }
  const held = await readContract(kit, {
    address: token as Address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
    caipNetworkId,
  })
  return held as bigint
}
