import { parseAbi } from 'viem'

const structs = [
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
] as const

/** Of the manager of permissions. https://github.com/MetaMask/delegation-framework (1.3.0) */
export const delegationManagerAbi = parseAbi([
  ...structs,
  'function redeemDelegations(bytes[] permissionContexts, bytes32[] modes, bytes[] executionCallDatas)',
  'function enableDelegation(Delegation delegation)',
  'function disableDelegation(Delegation delegation)',
  'function disabledDelegations(bytes32 delegationHash) view returns (bool)',
  'event EnabledDelegation(bytes32 indexed delegationHash, address indexed delegator, address indexed delegate, Delegation delegation)',
  'event DisabledDelegation(bytes32 indexed delegationHash, address indexed delegator, address indexed delegate, Delegation delegation)',
  'event RedeemedDelegation(address indexed rootDelegator, address indexed redeemer, Delegation delegation)',
])

/** Encodes what a redeemer names a permission by (ERC-7710). */
export const contextAbi = parseAbi([...structs, 'function context(Delegation[] delegations)'])[0].inputs
