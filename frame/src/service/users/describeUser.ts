import type { FrameNetworks } from '../networks/FrameNetworks.ts'
import { isSolana } from '../networks/readChainId.ts'
import type { AccountType } from '../session/FrameSession.ts'
import type { Accounts } from './Accounts.ts'
import type { FrameUser } from './FrameUser.ts'

export interface DescribeUserParameters {
  readonly accounts: Accounts
  readonly networks: FrameNetworks
  readonly user: FrameUser
  readonly chainId: number | string
  readonly preferredAccountType: AccountType
}

/**
 * The user as the frame's messages describe them. The address is that of the preferred type; on networks without smart
 * accounts, of the only account.
 */
export async function describeUser({
  accounts,
  networks,
  user,
  chainId,
  preferredAccountType,
}: DescribeUserParameters) {
  const { evm, solana, smartAccount } = await accounts.addressesOf(user.id)
  const { email, userName } = user
  const network = networks.evm.find((each) => each.chainId === chainId)
  if (!network) {
    const address = isSolana(chainId) ? solana : evm
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
  return {
    email,
    userName,
    address: preferredAccountType === 'smartAccount' ? smartAccount : evm,
    chainId,
    smartAccountDeployed: await accounts.isDeployed(network.chainId, smartAccount),
    accounts: [
      { address: smartAccount, type: 'smartAccount' as const },
      { address: evm, type: 'eoa' as const },
    ],
    preferredAccountType,
  }
}
