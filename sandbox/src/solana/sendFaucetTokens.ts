import type { Address } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import type { Ledger } from './createLedger.ts'
import { sendFromFaucet } from './sendFromFaucet.ts'
import { solanaTokens } from './solanaDefinition.ts'

export interface SendFaucetTokensParameters {
  readonly recipient: Address
  readonly mint: Address
  readonly amount: bigint
}

/** Sends tokens of the faucet, to the recipient's associated account, which is created if it does not exist. */
export async function sendFaucetTokens(
  ledger: Ledger,
  { recipient, mint, amount }: SendFaucetTokensParameters,
): Promise<void> {
  const token = solanaTokens.find((each) => each.mint === mint)
  if (!token) throw new Error(`The faucet has no tokens of ${mint}`)
  const { programAddress, decimals } = token
  await sendFromFaucet(ledger, async (faucet) => {
    const accountOf = (owner: Address) =>
      findAssociatedTokenPda({ owner, mint, tokenProgram: programAddress })
    const [[source], [ata]] = await Promise.all([accountOf(faucet.address), accountOf(recipient)])
    return [
      getCreateAssociatedTokenIdempotentInstruction({
        payer: faucet,
        ata,
        owner: recipient,
        mint,
        tokenProgram: programAddress,
      }),
      getTransferCheckedInstruction(
        { source, mint, destination: ata, authority: faucet, amount, decimals },
        { programAddress },
      ),
    ]
  })
}
