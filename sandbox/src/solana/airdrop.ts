import { type Address, lamports, type Signature } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import type { Ledger } from './createLedger.ts'
import { sendFromFaucet } from './sendFromFaucet.ts'

/** Sends lamports from the faucet. */
export async function airdrop(ledger: Ledger, destination: Address, amount: bigint): Promise<Signature> {
  return sendFromFaucet(ledger, async (source) => [
    getTransferSolInstruction({ source, destination, amount: lamports(amount) }),
  ])
}
