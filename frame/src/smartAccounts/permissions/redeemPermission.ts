import { encodeFunctionData, type Hex } from 'viem'
import { delegationManagerAddress } from '../accountAddresses.ts'
import { type AccountCall, encodeExecution, executionModes } from '../deleGator/accountCalls.ts'
import { delegationManagerAbi } from './delegationManagerAbi.ts'

/** The call by which a delegate uses a permission (ERC-7710): the manager has the delegator's account carry out `call`. */
export function redeemPermission(context: Hex, call: AccountCall): AccountCall {
  const data = encodeFunctionData({
    abi: delegationManagerAbi,
    functionName: 'redeemDelegations',
    args: [[context], [executionModes.single], [encodeExecution(call)]],
  })
  return { to: delegationManagerAddress, value: 0n, data }
}
