import type { Chain } from '../../chains/Chain.ts'
import type { Watchdog } from '../../chains/startWatchdog.ts'
import { type Bundler, createBundler } from '../bundler/createBundler.ts'
import { hashOf } from '../bundler/findInclusion.ts'
import { refusalCodes } from '../bundler/readRefusal.ts'
import { readComplete } from '../bundler/readUserOperation.ts'
import type { RpcMethod } from '../rpc/answerMethods.ts'
import { RpcRefusal } from '../rpc/RpcRefusal.ts'
import { type Alto, startAlto } from './startAlto.ts'

export interface AltoBundler extends Bundler {
  stop(): Promise<void>
}

export interface CreateAltoBundlerParameters {
  readonly chain: Chain
  /** File of `@pimlico/alto`'s command. */
  readonly program: string
  readonly watchdog: Watchdog
}

/**
 * A bundler that is pimlico's alto: its process starts with the first call of a chain, and anew after a reset, since its
 * contracts are gone then. Of the faults it has those that need no other transaction: `refuses` and `drops`.
 */
export function createAltoBundler(parameters: CreateAltoBundlerParameters): AltoBundler {
  const { chain } = parameters
  let starting: Promise<Alto> | undefined

  function start(): Promise<Alto> {
    if (starting) return starting
    const started = startAlto(parameters)
    starting = started
    // The next call tries again.
    started.catch(() => {
      if (starting === started) starting = undefined
    })
    return started
  }

  async function stop(): Promise<void> {
    const former = starting
    starting = undefined
    const process = await former?.catch(() => undefined)
    await process?.stop()
  }

  const forward = (method: string) => async (params: readonly unknown[]) => {
    const { call } = await start()
    const reply = await call(method, params)
    if (reply.error) throw new RpcRefusal(reply.error.code, reply.error.message)
    return reply.result
  }

  return {
    methods: createBundler(chain).methods.map(({ contract }): RpcMethod => {
      const ask = forward(contract.method)
      if (contract.method !== 'eth_sendUserOperation') return { contract, handle: ask }
      return {
        contract,
        handle(params, behaviour) {
          if (behaviour === 'refuses')
            throw new RpcRefusal(refusalCodes.account, 'The bundler takes no operations at the moment')
          const [operation, entryPoint] = params
          return behaviour === 'drops' ? hashOf(chain, readComplete(operation, entryPoint)) : ask(params)
        },
      }
    }),
    reset: () => void stop(),
    stop,
  }
}
