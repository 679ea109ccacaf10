import type { FrameState } from '../FrameState.ts'
import type { FrameUser } from './FrameUser.ts'
import { isSolana } from './readChainId.ts'

export interface DescribeUserParameters {
  readonly state: FrameState
  readonly user: FrameUser
  readonly chainId: number | string
}

/** The user as the frame's messages describe them, with the address of the chain's namespace. */
export async function describeUser({ state, user, chainId }: DescribeUserParameters) {
  const { evm, solana } = await state.keysOf(user.id)
  const address: string = isSolana(chainId) ? solana.address : evm.address
  return {
    email: user.email,
    userName: user.userName,
    address,
    chainId,
    smartAccountDeployed: false,
    accounts: [{ address, type: 'eoa' as const }],
    preferredAccountType: 'eoa' as const,
  }
}
