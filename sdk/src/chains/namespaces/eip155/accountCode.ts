import type { Hex } from 'viem'
import { multicall } from './contracts/multicall.ts'

/**
 * Code that the account has during a simulation only: it accepts the network's own coin, and runs calls through
 * Multicall3 in its own name.
 */
export const accountCode: Hex = `0x36600557005b363d3d373d3d3d363d73${multicall.slice(2)}5af43d82803e903d91603157fd5bf3`

/** The call that this code runs. Multicall3 returns what each call has returned. */
export const aggregateAbi = [
  {
    type: 'function',
    name: 'aggregate3Value',
    stateMutability: 'payable',
    inputs: [
      {
        name: 'calls',
        type: 'tuple[]',
        components: [
          { name: 'target', type: 'address' },
          { name: 'allowFailure', type: 'bool' },
          { name: 'value', type: 'uint256' },
          { name: 'callData', type: 'bytes' },
        ],
      },
    ],
    outputs: [
      {
        name: 'returnData',
        type: 'tuple[]',
        components: [
          { name: 'success', type: 'bool' },
          { name: 'returnData', type: 'bytes' },
        ],
      },
    ],
  },
] as const
