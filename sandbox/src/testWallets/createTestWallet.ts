import { createScriptedWallet, type ScriptedWallet, type WalletAnswer } from '@wallet-kit/sdk/testing'
import type { CallsMode } from './calls/CallsMode.ts'
import { createFirstCallAnswers } from './calls/createFirstCallAnswers.ts'
import { createSmartAccountAnswers } from './calls/createSmartAccountAnswers.ts'
import type { PageConfig } from './PageConfig.ts'

/** An announced wallet of the sandbox. */
export interface TestWallet extends ScriptedWallet {
  /** From then on the wallet sends calls in this way, `undefined`: as at first. To be set before a page connects. */
  setCalls(mode: CallsMode | undefined): void
}

export interface CreateTestWalletParameters {
  readonly wallet: PageConfig['evmWallets'][number]
  /** Origin of the sandbox. */
  readonly base: string
  readonly chainIds: readonly number[]
  readonly storage?: Storage
}

export function createTestWallet({
  wallet,
  base,
  chainIds,
  storage,
}: CreateTestWalletParameters): TestWallet {
  let mode: CallsMode | undefined
  const parameters = {
    keys: wallet.accounts,
    base,
    chainId: async () => Number(await scripted.provider.request({ method: 'eth_chainId' })),
  }
  const answersOf: Readonly<Record<CallsMode, Readonly<Record<string, WalletAnswer>>>> = {
    smartAccount: createSmartAccountAnswers(parameters, { letsAccountPay: false }),
    letsAccountPay: createSmartAccountAnswers(parameters, { letsAccountPay: true }),
    sendsFirst: createFirstCallAnswers(parameters),
  }
  const methods = new Set(Object.values(answersOf).flatMap((answers) => Object.keys(answers)))
  const answers = [...methods].map((method): readonly [string, WalletAnswer] => [
    method,
    (params, answer) => {
      const given = mode && answersOf[mode][method]
      return given ? given(params, answer) : answer()
    },
  ])
  const scripted = createScriptedWallet({
    ...wallet,
    chains: Object.fromEntries(chainIds.map((chainId) => [chainId, `${base}/rpc/${chainId}`])),
    answers: Object.fromEntries(answers),
    ...(storage && { storage }),
  })
  return {
    ...scripted,
    setCalls(next) {
      mode = next
    },
  }
}
