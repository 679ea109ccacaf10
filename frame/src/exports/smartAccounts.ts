export {
  delegationManagerAddress,
  enforcerAddresses,
  entryPointAddress,
  hybridDeleGatorAddress,
  simpleFactoryAddress,
} from '../smartAccounts/accountAddresses.ts'
export {
  type AccountCall,
  decodeAccountCalls,
  encodeAccountCalls,
  encodeExecution,
  encodeExecutions,
  executionModes,
} from '../smartAccounts/deleGator/accountCalls.ts'
export { computeDeleGatorAddress } from '../smartAccounts/deleGator/deleGatorAddress.ts'
export { type DeleGatorAccount, toDeleGatorAccount } from '../smartAccounts/deleGator/toDeleGatorAccount.ts'
export { highestFeeOf } from '../smartAccounts/highestFee.ts'
export {
  announceDelegation,
  type Caveat,
  type Delegation,
  decodeContext,
  encodeContext,
  endDelegation,
  hashDelegation,
} from '../smartAccounts/permissions/delegation.ts'
export { delegationManagerAbi } from '../smartAccounts/permissions/delegationManagerAbi.ts'
export type { Permission } from '../smartAccounts/permissions/Permission.ts'
export { readCaveats, toCaveats } from '../smartAccounts/permissions/permissionCaveats.ts'
export { redeemPermission } from '../smartAccounts/permissions/redeemPermission.ts'
