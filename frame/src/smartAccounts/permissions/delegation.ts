import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashStruct,
} from 'viem'
import { delegationManagerAddress } from '../accountAddresses.ts'
import type { AccountCall } from '../deleGator/accountCalls.ts'
import { contextAbi, delegationManagerAbi } from './delegationManagerAbi.ts'

/** A limit of a delegation: the contract that enforces it, and what it enforces. */
export interface Caveat {
  readonly enforcer: Address
  readonly terms: Hex
}

/** Permission of an account for another address, within limits. */
export interface Delegation {
  readonly delegate: Address
  readonly delegator: Address
  readonly caveats: readonly Caveat[]
  /** Tells equal delegations apart: each has counts of its own. */
  readonly salt: bigint
}

/** The delegator acts for itself, not by another delegation. */
const rootAuthority: Hex = `0x${'ff'.repeat(32)}`

const delegationTypes = {
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
} as const

/** Hash by which the manager knows a delegation. */
export function hashDelegation(delegation: Delegation): Hex {
  return hashStruct({ types: delegationTypes, primaryType: 'Delegation', data: toMessage(delegation) })
}

/** Typed data of which the delegator's signature makes the delegation valid. */
export function delegationTypedData(delegation: Delegation, chainId: number) {
  return {
    domain: {
      name: 'DelegationManager',
      version: '1',
      chainId,
      verifyingContract: delegationManagerAddress,
    },
    types: delegationTypes,
    primaryType: 'Delegation',
    message: toMessage(delegation),
  } as const
}

/** A signed delegation as its delegate shows it to the manager (ERC-7710). */
export function encodeContext(delegation: Delegation, signature: Hex): Hex {
  return encodeAbiParameters(contextAbi, [[toStruct(delegation, signature)]])
}

/** @throws when it is no context of one delegation */
export function decodeContext(context: Hex): Delegation & { readonly signature: Hex } {
  const [[delegation, ...others]] = decodeAbiParameters(contextAbi, context)
  if (!delegation || others.length > 0) throw new Error('The context is not of one delegation')
  return delegation
}

/**
 * Calls by which an account makes a delegation known on chain: an event tells all of it. The manager emits it only for
 * one that was disabled before.
 */
export function announceDelegation(delegation: Delegation): readonly AccountCall[] {
  return [callManager('disableDelegation', delegation), callManager('enableDelegation', delegation)]
}

/** Call by which an account ends a delegation. */
export function endDelegation(delegation: Delegation): AccountCall {
  return callManager('disableDelegation', delegation)
}

function callManager(functionName: 'disableDelegation' | 'enableDelegation', delegation: Delegation) {
  const data = encodeFunctionData({
    abi: delegationManagerAbi,
    functionName,
    args: [toStruct(delegation, '0x')],
  })
  return { to: delegationManagerAddress, value: 0n, data }
}

function toMessage({ delegate, delegator, caveats, salt }: Delegation) {
  return { delegate, delegator, authority: rootAuthority, caveats, salt }
}

function toStruct({ caveats, ...delegation }: Delegation, signature: Hex) {
  return {
    ...toMessage({ ...delegation, caveats }),
    caveats: caveats.map(({ enforcer, terms }) => ({ enforcer, terms, args: '0x' as const })),
    signature,
  }
}
