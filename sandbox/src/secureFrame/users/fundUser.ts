import { numberToHex, parseEther } from 'viem'
import type { Chain } from '../../chains/Chain.ts'
import { airdrop } from '../../solana/airdrop.ts'
import type { SolanaChain } from '../../solana/startSolanaChain.ts'
import type { UserKeys } from './deriveKeys.ts'

export interface FundUserParameters {
  readonly keys: UserKeys
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
  readonly log: (line: string) => void
}

const evmAmount = parseEther('10')
const solanaAmount = 10_000_000_000n

/** Sends a user native coins on every chain where they have none, so that sending works. */
export async function fundUser({ keys, chains, solana, log }: FundUserParameters): Promise<void> {
  const { address } = keys.evm
  const results = await Promise.allSettled([
    ...chains.map(async ({ call }) => {
      const [balance] = await call([{ method: 'eth_getBalance', params: [address, 'latest'] }])
      if (balance !== '0x0') return
      await call([{ method: 'anvil_setBalance', params: [address, numberToHex(evmAmount)] }])
    }),
    (async () => {
      const balance = solana.ledger.svm.getBalance(keys.solana.address) ?? 0n
      if (balance === 0n) await airdrop(solana.ledger, keys.solana.address, solanaAmount)
    })(),
  ])
  // A chain that is down does not prevent a login.
  for (const result of results) {
    if (result.status === 'rejected') log(`frame: funding failed: ${String(result.reason)}`)
  }
}
