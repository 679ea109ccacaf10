import type { Chain } from '../../chains/Chain.ts'
import { computeDeleGatorAddress } from '../../smartAccounts/deleGator/deleGatorAddress.ts'
import type { FrameState } from '../FrameState.ts'
import type { AccountType } from '../session/FrameSession.ts'
import type { FrameUser } from './FrameUser.ts'
import { isSolana } from './readChainId.ts'

export interface DescribeUserParameters {
  readonly state: FrameState
  readonly user: FrameUser
  readonly chainId: number | string
  readonly preferredAccountType: AccountType
}

/**
 * The user as the frame's messages describe them. The address is that of the preferred type; on networks without smart
 * accounts, of the only account.
 */
export async function describeUser({ state, user, chainId, preferredAccountType }: DescribeUserParameters) {
  const { evm, accountOwner, solana } = await state.keysOf(user.id)
  const { email, userName } = user
  const chain = state.chains.find(({ definition }) => definition.chainId === chainId)
  if (!chain) {
    const address: string = isSolana(chainId) ? solana.address : evm.address
    return {
      email,
      userName,
      address,
      chainId,
      smartAccountDeployed: false,
      accounts: [{ address, type: 'eoa' as const }],
      preferredAccountType: 'eoa' as const,
    }
  }
  const smartAccount = computeDeleGatorAddress(accountOwner.address)
  return {
    email,
    userName,
    address: preferredAccountType === 'smartAccount' ? smartAccount : evm.address,
    chainId,
    smartAccountDeployed: await isDeployed(chain, smartAccount),
    accounts: [
      { address: smartAccount, type: 'smartAccount' as const },
      { address: evm.address, type: 'eoa' as const },
    ],
    preferredAccountType,
  }
}

/** Whether there is code on the chain; on one that does not answer, it is not known to be. */
export async function isDeployed({ call }: Chain, address: string): Promise<boolean> {
  const [code] = await call([{ method: 'eth_getCode', params: [address, 'latest'] }]).catch(() => ['0x'])
  return code !== '0x'
}
