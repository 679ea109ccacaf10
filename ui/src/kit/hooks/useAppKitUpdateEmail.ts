import { useKit } from '../provider/useKit.ts'
import type { UpdatedEmail } from '../wallet/changeEmail.ts'
import { loadWalletUse } from '../wallet/loadWalletUse.ts'
import { type Outcome, type OutcomeParameters, useOutcome } from './useOutcome.ts'

export interface UseAppKitUpdateEmailReturnType extends Outcome<UpdatedEmail> {
  /** Opens the modal where the address is changed, and waits until it is. Never rejects: see `error`. */
  updateEmail(): Promise<void>
}

/**
 * A button of your own with which visitors who have logged in by e-mail change their address.
 *
 * @example
 * const { updateEmail, isPending } = useAppKitUpdateEmail()
 */
export function useAppKitUpdateEmail(
  listeners: OutcomeParameters<UpdatedEmail> = {},
): UseAppKitUpdateEmailReturnType {
  const kit = useKit()
  const { outcome, run } = useOutcome<UpdatedEmail>(listeners)
  return {
    ...outcome,
    updateEmail: () =>
      run(async () => {
        const { changeEmail } = await loadWalletUse()
        return changeEmail(kit)
      }),
  }
}
