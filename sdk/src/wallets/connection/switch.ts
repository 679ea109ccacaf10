import {
  networkSwitchSuperseded,
  networkToSwitchNotFound,
  notConnected,
} from '@wallet-kit/clients/errors/constants'
import { withMethod } from '../../chains/namespaces/withMethod.ts'
import { setSwitching } from '../../chains/networks/activeNetwork.ts'
import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { MoveWalletParameters } from './Connections.ts'
import { type ConnectionMachine, commit, type NetworkSwitch, send } from './machine.ts'
import { storeNetworkChoice } from './networkChoice.ts'
import { whileConnected } from './whileConnected.ts'

/** See the action `switchNetwork`. */
export async function requestNetwork(machine: ConnectionMachine, id: CaipNetworkId): Promise<void> {
  const { context, effects } = machine
  const network = findNetwork(context.stores.networks.getState(), id)
  if (!network) return context.notices.alert(createError(networkToSwitchNotFound))
  const connector = context.getConnector(network.chainNamespace)
  if (connector) return moveWallet(machine, { connector, network })
  storeNetworkChoice(context.storage, id)
  supersede(machine, machine.networkSwitches)
  commit(machine, new Map(), { target: id })
  effects.networkSettled()
}

/** Makes a namespace the active one, if the host app offers a network of it. No wallet is asked. */
export function activateNamespace(machine: ConnectionMachine, namespace: ChainNamespace): void {
  const { activeNamespace, requested } = machine.context.stores.networks.getState()
  const network = requested.find(({ chainNamespace }) => chainNamespace === namespace)
  // With a connected wallet, its own network becomes the active one.
  if (network && namespace !== activeNamespace) commit(machine, new Map(), { target: network.caipNetworkId })
}

/**
 * Asks a connected wallet to move to a network, and follows it there. A call that equals the latest pending one shares its
 * outcome. Of several network changes, the one that was requested last counts. An earlier one fails with
 * `NETWORK_SWITCH_SUPERSEDED` as soon as a later one is done, although its wallet may never answer. Until then it goes
 * on: wallets that show one prompt at a time refuse the later request.
 */
export function moveWallet(machine: ConnectionMachine, request: MoveWalletParameters): Promise<void> {
  const latest = machine.networkSwitches.at(-1)
  const isSame =
    latest?.connector === request.connector && latest.network.caipNetworkId === request.network.caipNetworkId
  if (latest && isSame) return latest.outcome
  const superseded = new AbortController()
  const outcome = Promise.resolve().then(() => run(machine, pending))
  const pending: NetworkSwitch = { ...request, superseded, outcome }
  machine.networkSwitches = [...machine.networkSwitches, pending]
  setSwitching(machine.context.stores, request.network.caipNetworkId)
  return outcome
}

async function run(machine: ConnectionMachine, pending: NetworkSwitch): Promise<void> {
  const isLatest = () => machine.networkSwitches.at(-1) === pending
  const { switched } = machine
  try {
    await ask(machine, pending).catch((error) => {
      const hasOthers = machine.networkSwitches.length > 1 || machine.switched !== switched
      // The user has agreed to an earlier request just after this one, which took the wallet away again.
      if (isWalletKitError(error, 'CHAIN_NOT_SUPPORTED') && isLatest() && hasOthers)
        return ask(machine, pending)
      throw error
    })
  } catch (error) {
    // The wallet is elsewhere because it has been asked to go there since.
    const isElsewhere = isWalletKitError(error, 'CHAIN_NOT_SUPPORTED') && !isLatest()
    throw isElsewhere ? createError(networkSwitchSuperseded, { cause: error }) : error
  } finally {
    end(machine, [pending])
  }
  if (machine.networkSwitches.length === 0) machine.effects.networkSettled()
}

/** Asks the wallet, and makes the network the active one once the wallet is there. Until it agrees, nothing changes. */
async function ask(machine: ConnectionMachine, pending: NetworkSwitch): Promise<void> {
  const { context, authorize, destroyed } = machine
  const { connector, network, superseded } = pending
  const { chainNamespace: namespace, caipNetworkId } = network
  const provider = connector.getProvider(namespace)
  if (!provider) throw createError(notConnected)
  await whileConnected(
    context,
    namespace,
    AbortSignal.any([destroyed, superseded.signal]),
    async (signal) => {
      const { switchNetwork } = withMethod(await context.namespaces.load(namespace), 'switchNetwork')
      await authorize(namespace, () => switchNetwork(provider, network, signal), signal)
    },
  )
  if (context.getConnector(namespace)?.id !== connector.id) throw createError(notConnected)
  // The wallet's own report may come earlier, later or never.
  machine.switched += 1
  supersede(machine, machine.networkSwitches.slice(0, machine.networkSwitches.indexOf(pending)))
  storeNetworkChoice(context.storage, caipNetworkId)
  send(machine, [namespace], { type: 'chainChanged', caipNetworkId }, { target: caipNetworkId })
}

function supersede(machine: ConnectionMachine, networkSwitches: readonly NetworkSwitch[]): void {
  end(machine, networkSwitches)
  for (const { superseded } of networkSwitches) superseded.abort(createError(networkSwitchSuperseded))
}

function end(machine: ConnectionMachine, ended: readonly NetworkSwitch[]): void {
  const { networkSwitches } = machine
  if (!ended.some((one) => networkSwitches.includes(one))) return
  machine.networkSwitches = networkSwitches.filter((one) => !ended.includes(one))
  setSwitching(machine.context.stores, machine.networkSwitches.at(-1)?.network.caipNetworkId)
}
