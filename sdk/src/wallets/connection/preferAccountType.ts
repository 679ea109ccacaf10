import { addressNotShared, addressOrAuthConnectorMissing } from '@wallet-kit/clients/errors/constants'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { AccountType } from './Account.ts'
import { type ConnectionMachine, send } from './machine.ts'
import { whileConnected } from './whileConnected.ts'

interface TypeSwitch {
  readonly namespace: ChainNamespace
  readonly accountType: AccountType
  readonly outcome: Promise<void>
}

/**
 * Returns what has the user of a login identified by another kind of account. A call that equals the latest pending one
 * shares its outcome; others run one after the other, so that the one that was made last counts. A refusal falls back to the
 * account of the key.
 */
export function createAccountTypeSwitch(
  machine: ConnectionMachine,
): (namespace: ChainNamespace, accountType: AccountType) => Promise<void> {
  let latest: TypeSwitch | undefined

  return (namespace, accountType) => {
    if (latest?.namespace === namespace && latest.accountType === accountType) return latest.outcome
    // The caller of the one before has been told why it failed.
    const before = latest?.outcome.catch(() => undefined) ?? Promise.resolve()
    const outcome = before.then(() => run(machine, namespace, accountType))
    const pending: TypeSwitch = { namespace, accountType, outcome }
    const end = () => {
      if (latest === pending) latest = undefined
    }
    outcome.then(end, end)
    latest = pending
    return outcome
  }
}

async function run(
  machine: ConnectionMachine,
  namespace: ChainNamespace,
  accountType: AccountType,
): Promise<void> {
  const { context, destroyed } = machine
  const state = context.getConnection(namespace)
  const connector = context.getConnector(namespace)
  if (state.status !== 'connected' || !state.loginAccounts || !connector?.preferAccountType)
    throw createError(addressOrAuthConnectorMissing)
  const { accounts, preferredType } = state.loginAccounts
  const type = accounts.find((account) => account.type === accountType)?.type
  if (!type) throw createError(addressNotShared)
  if (type === preferredType) return
  try {
    await whileConnected(context, namespace, destroyed, async (signal) =>
      connector.preferAccountType?.(namespace, type, signal),
    )
  } catch (error) {
    const present = context.getConnection(namespace)
    const isLeft = present.status !== 'connected' || present.connectorId !== state.connectorId
    if (isLeft || context.lifetime.aborted) throw error
    // The key is there, whatever the service says of the contract.
    send(machine, [namespace], { type: 'accountTypePreferred', accountType: 'eoa' })
    if (type === 'eoa') return
    context.notices.showToast({ key: 'smartAccountUnavailable', variant: 'error' })
    throw error
  }
  send(machine, [namespace], { type: 'accountTypePreferred', accountType: type })
}
