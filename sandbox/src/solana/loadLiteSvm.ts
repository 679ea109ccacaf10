import type { LiteSVM } from 'litesvm'
import { SandboxError } from '../SandboxError.ts'

/**
 * Loads the Solana runtime, a native library.
 *
 * @returns Creates a runtime with all standard programs and no accounts.
 * @throws SandboxError `LITESVM_MISSING`
 */
export async function loadLiteSvm(): Promise<() => LiteSVM> {
  try {
    const litesvm = await import('litesvm')
    return () =>
      new litesvm.LiteSVM()
        // litesvm accepts its latest blockhash only; nodes accept the last 150, which the ledger checks.
        .withBlockhashCheck(false)
        .withTransactionHistory(rememberedTransactions)
        .withNativeMints()
  } catch (cause) {
    throw new SandboxError('The Solana runtime (litesvm) could not be loaded.', {
      code: 'LITESVM_MISSING',
      remedy:
        'Install the dependencies without --omit=optional. There is no build for Windows: use WSL, the Linux subsystem.',
      cause,
    })
  }
}

/** Number of signatures that are recognised as duplicates. */
const rememberedTransactions = 10_000n
