import { parseAbi } from 'viem'

/** Of the account, as far as it is used. Both structs are those of the delegation framework. */
export const deleGatorAbi = parseAbi([
  'function initialize(address owner, string[] keyIds, uint256[] xValues, uint256[] yValues)',
  'function execute(bytes32 mode, bytes executionCalldata) payable',
])

export const simpleFactoryAbi = parseAbi(['function deploy(bytes bytecode, bytes32 salt) returns (address)'])
