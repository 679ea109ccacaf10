import type { Address } from '@solana/kit'
import { numberToHex, parseEther } from 'viem'
import type { Chain } from '../../chains/Chain.ts'
import { airdrop } from '../../solana/airdrop.ts'
import type { SolanaChain } from '../../solana/startSolanaChain.ts'

export interface FundAccountParameters {
  readonly addresses: { readonly eip155: string; readonly solana: string }
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
  readonly log: (line: string) => void
}

const evmAmount = parseEther('10')
const solanaAmount = 10_000_000_000n

/** Sends an account native coins on every chain where it has none, so that sending works. */
export async function fundAccount({ addresses, chains, solana, log }: FundAccountParameters): Promise<void> {
  const { eip155: address, solana: solanaAddress } = addresses
  const results = await Promise.allSettled([
    ...chains.map(async ({ call }) => {
      const [balance] = await call([{ method: 'eth_getBalance', params: [address, 'latest'] }])
      if (balance !== '0x0') return
      await call([{ method: 'anvil_setBalance', params: [address, numberToHex(evmAmount)] }])
    }),
    (async () => {
      const balance = solana.ledger.svm.getBalance(solanaAddress as Address) ?? 0n
      if (balance === 0n) await airdrop(solana.ledger, solanaAddress as Address, solanaAmount)
    })(),
  ])
  // A chain that is down does not prevent a login.
  for (const result of results) {
    if (result.status === 'rejected') log(`frame: funding failed: ${String(result.reason)}`)
  }
}
