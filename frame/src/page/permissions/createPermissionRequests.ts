import { bytesToBigInt, type Hash, type Hex, numberToHex } from 'viem'
import { delegationManagerAddress } from '../../smartAccounts/accountAddresses.ts'
import type { AccountCall } from '../../smartAccounts/deleGator/accountCalls.ts'
import {
  announceDelegation,
  type Delegation,
  delegationTypedData,
  encodeContext,
  endDelegation,
  hashDelegation,
} from '../../smartAccounts/permissions/delegation.ts'
import { readCaveats, toCaveats } from '../../smartAccounts/permissions/permissionCaveats.ts'
import type { FrameParts } from '../FrameParts.ts'
import type { PreparedRequest, SmartAccountRequest } from '../rpc/SmartAccountRequest.ts'
import { describeFees } from '../smartAccount/describeOperation.ts'
import { openSmartAccount, type SmartAccount } from '../smartAccount/openSmartAccount.ts'
import { type PreparedOperation, prepareOperation } from '../smartAccount/prepareOperation.ts'
import { readPaymaster } from '../smartAccount/readRequest.ts'
import { sendOperation } from '../smartAccount/sendOperation.ts'
import { waitForReceipt } from '../smartAccount/waitForReceipt.ts'
import type { ApprovalTexts } from '../texts/en.ts'
import { describePermission } from './describePermission.ts'
import { findPermission } from './findPermission.ts'
import { readGrantRequest } from './readGrantRequest.ts'
import { readRevocation } from './readRevocation.ts'

/** Permissions that the smart account gives to others, and takes back. Both are operations of the account. */
export interface PermissionRequests {
  /** @throws an Error with a message for the page, where the chain could not enforce all of it */
  prepareGrant(request: SmartAccountRequest): Promise<PreparedRequest>
  /** @throws an Error with a message for the page, where there is no such permission */
  prepareRevocation(request: SmartAccountRequest): Promise<PreparedRequest>
}

export function createPermissionRequests(parts: FrameParts): PermissionRequests {
  const { api, hostOrigin, readTexts } = parts

  /** Sends an operation. @throws an Error where it was not carried out */
  async function carryOut(smartAccount: SmartAccount, prepared: PreparedOperation): Promise<Hash> {
    const receipt = await waitForReceipt(smartAccount, await sendOperation(api, smartAccount, prepared))
    if (!receipt.success) throw new Error('The transaction failed. Nothing has changed.')
    return receipt.receipt.transactionHash as Hash
  }

  return {
    async prepareGrant({ params, chainId, accounts }) {
      if (!accounts.isForSmartAccount) throw new Error('Only the smart account can permit something.')
      const request = readGrantRequest(params, {
        account: accounts.smartAccount,
        activeChain: Number(chainId),
        now: Math.floor(Date.now() / 1_000),
      })
      const smartAccount = await openSmartAccount(parts, accounts.owner, request.chainId)
      const delegation: Delegation = {
        delegate: request.delegate,
        delegator: accounts.smartAccount,
        caveats: toCaveats(request.permission),
        salt: bytesToBigInt(crypto.getRandomValues(new Uint8Array(32))),
      }
      const prepared = await prepareOperation(smartAccount, {
        calls: announceDelegation(delegation),
        paymaster: request.paymaster,
        mayPay: request.mayPay,
      })
      const texts = await readTexts()
      const description = await describePermission({ ...request, smartAccount, texts })
      return {
        approval: approval(texts.grant, smartAccount, description, prepared, texts),
        async send() {
          await carryOut(smartAccount, prepared)
          // Only when the chain has it is it given away: all that anybody can use is in the list of permissions.
          const { account, chain } = smartAccount
          const signature = await account.signTypedData(delegationTypedData(delegation, chain.chainId))
          const context = encodeContext(delegation, signature)
          await api.call('/permissions/keep', { context, hostOrigin, chainId: chain.chainId })
          const { capabilities: _, from: __, ...asked } = request.asked
          return {
            chainId: numberToHex(chain.chainId),
            ...asked,
            address: accounts.smartAccount,
            pci: hashDelegation(delegation),
            context,
            signerMeta: { delegationManager: delegationManagerAddress },
          }
        },
      }
    },
    async prepareRevocation({ params, chainId, accounts }) {
      const { pci, paymasterService } = readRevocation(params, accounts.smartAccount)
      const smartAccount = await openSmartAccount(parts, accounts.owner, chainId)
      const delegation = await findPermission(smartAccount, pci)
      const prepared = await prepareOperation(smartAccount, {
        calls: [endDelegation(delegation)] satisfies readonly AccountCall[],
        paymaster: paymasterService === undefined ? undefined : readPaymaster(paymasterService),
        mayPay: true,
      })
      const texts = await readTexts()
      const permission = readCaveats(delegation.caveats)
      const description = permission
        ? await describePermission({ smartAccount, delegate: delegation.delegate, permission, texts })
        : { facts: [[texts.who, delegation.delegate] as const], sections: [] }
      return {
        approval: approval(texts.revoke, smartAccount, description, prepared, texts),
        async send(): Promise<Hex> {
          const hash = await carryOut(smartAccount, prepared)
          await api.call('/permissions/forget', { pci })
          return hash
        },
      }
    },
  }
}

function approval(
  title: string,
  smartAccount: SmartAccount,
  { facts, sections }: Awaited<ReturnType<typeof describePermission>>,
  prepared: PreparedOperation,
  texts: ApprovalTexts,
): PreparedRequest['approval'] {
  const { account, chain } = smartAccount
  return {
    title,
    asksFor: 'an approval',
    facts: [
      [texts.account, account.address],
      [texts.network, chain.name],
      ...facts,
      ...describeFees(smartAccount, prepared, texts),
    ],
    sections,
  }
}
