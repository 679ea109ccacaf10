import { networkSwitchSuperseded } from '@wallet-kit/clients/errors/constants'
import { setSwitching } from '../../chains/networks/activeNetwork.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { Authorize } from './Authorize.ts'
import type { ConnectionContext } from './ConnectionContext.ts'
import type { MoveWalletParameters } from './Connections.ts'
import { moveWallet } from './moveWallet.ts'

/** A wallet that has been asked to move, and has not answered yet. */
interface Move extends MoveWalletParameters {
  readonly superseded: AbortController
  readonly outcome: Promise<void>
}

interface MoveEffects {
  readonly authorize: Authorize
  /** Makes the network the active one: the wallet is there. */
  follow(request: MoveWalletParameters): void
  /** The network that was requested last is the active one. */
  settled(): void
}

export interface Moves {
  /** Asks a wallet to move. A call that equals the latest one, which is pending, shares its outcome. */
  start(request: MoveWalletParameters): Promise<void>
  /** Another network, which needs no wallet, was requested and is the active one. */
  supersede(): void
}

/**
 * Of several network changes, the one that was requested last counts. An earlier one fails with
 * `NETWORK_SWITCH_SUPERSEDED` as soon as a later one is done, although its wallet may never answer. Until then it goes
 * on: wallets that show one prompt at a time refuse the later request.
 *
 * @param destroyed ends the questions to the wallets
 */
export function createMoves(
  context: ConnectionContext,
  destroyed: AbortSignal,
  { authorize, follow, settled }: MoveEffects,
): Moves {
  /** Oldest first. */
  let pending: readonly Move[] = []
  /** How often a wallet has moved. */
  let count = 0

  function end(moves: readonly Move[]): void {
    if (!moves.some((move) => pending.includes(move))) return
    pending = pending.filter((move) => !moves.includes(move))
    setSwitching(context.stores, pending.at(-1)?.network.caipNetworkId)
  }

  function supersede(moves: readonly Move[]): void {
    end(moves)
    for (const { superseded } of moves) superseded.abort(createError(networkSwitchSuperseded))
  }

  async function run(
    request: MoveWalletParameters,
    superseded: AbortSignal,
    getMove: () => Move,
  ): Promise<void> {
    const isLatest = () => pending.at(-1) === getMove()
    const ask = () =>
      moveWallet(context, request, AbortSignal.any([destroyed, superseded]), {
        authorize,
        follow() {
          count += 1
          supersede(pending.slice(0, pending.indexOf(getMove())))
          follow(request)
        },
      })
    const before = count
    try {
      await ask().catch((error) => {
        const hasOthers = pending.length > 1 || count !== before
        // The user has agreed to an earlier request just after this one, which took the wallet away again.
        if (isWalletKitError(error, 'CHAIN_NOT_SUPPORTED') && isLatest() && hasOthers) return ask()
        throw error
      })
    } catch (error) {
      // The wallet is elsewhere because it has been asked to go there since.
      const isElsewhere = isWalletKitError(error, 'CHAIN_NOT_SUPPORTED') && !isLatest()
      throw isElsewhere ? createError(networkSwitchSuperseded, { cause: error }) : error
    } finally {
      end([getMove()])
    }
    if (pending.length === 0) settled()
  }

  return {
    start(request) {
      const latest = pending.at(-1)
      const isSame =
        latest?.connector === request.connector &&
        latest.network.caipNetworkId === request.network.caipNetworkId
      if (latest && isSame) return latest.outcome
      const superseded = new AbortController()
      const outcome = Promise.resolve().then(() => run(request, superseded.signal, () => move))
      const move: Move = { ...request, superseded, outcome }
      pending = [...pending, move]
      setSwitching(context.stores, request.network.caipNetworkId)
      return outcome
    },
    supersede: () => supersede(pending),
  }
}
