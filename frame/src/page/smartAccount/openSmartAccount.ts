import type { Address } from 'viem'
import { type BundlerClient, createBundlerClient } from 'viem/account-abstraction'
import {
  type DeleGatorAccount,
  toDeleGatorAccount,
} from '../../smartAccounts/deleGator/toDeleGatorAccount.ts'
import type { FrameChain } from '../FramePageConfig.ts'
import type { FrameParts } from '../FrameParts.ts'
import { createBundlerTransport } from './createBundlerTransport.ts'
import { type ChainClient, createChainClient } from './createChainClient.ts'
import { createOwner } from './createOwner.ts'

/** The user's smart account on one chain. */
export interface SmartAccount {
  readonly chain: FrameChain
  readonly client: ChainClient
  readonly account: DeleGatorAccount
  readonly bundler: BundlerClient
}

/** @throws an Error when the frame has no smart accounts on the chain */
export async function openSmartAccount(
  { api, account: key, config }: Pick<FrameParts, 'api' | 'account' | 'config'>,
  owner: Address,
  chainId: number | string,
): Promise<SmartAccount> {
  const chain = config.chains.find((each) => each.chainId === chainId)
  if (chain?.bundlerUrl === undefined)
    throw new Error(`Smart accounts are not available on network ${chainId}.`)
  const client = createChainClient(api, chain)
  const account = await toDeleGatorAccount({ client, owner: createOwner({ api, account: key }, owner) })
  const bundler = createBundlerClient({
    account,
    client,
    transport: createBundlerTransport(chain.bundlerUrl),
  })
  return { chain, client, account, bundler }
}
