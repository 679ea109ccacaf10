import type { Addresses } from '../../keys/derive/Addresses.ts'
import { computeDeleGatorAddress } from '../../smartAccounts/deleGator/deleGatorAddress.ts'
import type { FrameNetworks } from '../networks/FrameNetworks.ts'
import { isDeployed } from '../networks/isDeployed.ts'
import { isSolana } from '../networks/readChainId.ts'
import type { AccountType } from '../session/FrameSession.ts'
import type { FrameUser } from './FrameUser.ts'

export interface DescribeUserParameters {
  readonly addresses: Addresses
  readonly networks: FrameNetworks
  readonly user: FrameUser
  readonly chainId: number | string
  readonly preferredAccountType: AccountType
}

/**
 * The user as the frame's messages describe them. The address is that of the preferred type; on networks without smart
 * accounts, of the key.
 */
export async function describeUser({
  addresses,
  networks,
  user,
  chainId,
  preferredAccountType,
}: DescribeUserParameters) {
  const { eip155: evm, solana, accountOwner } = addresses
  const { email, userName } = user
  const network = networks.evm.find((each) => each.chainId === chainId)
  if (isSolana(chainId) || networks.evm.every(({ bundlerUrl }) => bundlerUrl === undefined)) {
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
  // On a network without them the key's account is active, and the user's choice holds for the next one that has them.
  const hasSmartAccounts = network?.bundlerUrl !== undefined
  const smartAccount = computeDeleGatorAddress(accountOwner)
  return {
    email,
    userName,
    address: hasSmartAccounts && preferredAccountType === 'smartAccount' ? smartAccount : evm,
    chainId,
    smartAccountDeployed: hasSmartAccounts && (await isDeployed(network, smartAccount)),
    accounts: [
      { address: smartAccount, type: 'smartAccount' as const },
      { address: evm, type: 'eoa' as const },
    ],
    preferredAccountType,
  }
}
