import { showToast } from '@wallet-kit/sdk/actions'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/provider/useKit.ts'

/** Duration of the button's confirmation, in ms. */
const confirmationLife = 2_000

export interface UseCopyMessages {
  readonly copied: string
  readonly failed: string
}

/** Copies a string and shows a toast with the outcome. `isCopied` for a moment afterwards. */
export function useCopy(
  text: string,
  messages: UseCopyMessages,
): { readonly isCopied: boolean; copy(): Promise<void> } {
  const kit = useKit()
  const [copies, setCopies] = useState({ count: 0, isCopied: false })

  useEffect(() => {
    if (!copies.isCopied) return
    const timer = setTimeout(() => setCopies((last) => ({ ...last, isCopied: false })), confirmationLife)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopies((last) => ({ count: last.count + 1, isCopied: true }))
      showToast(kit, { message: messages.copied, variant: 'success' })
    } catch {
      // Pages may forbid the clipboard; what was to be copied stays on the screen.
      showToast(kit, { message: messages.failed, variant: 'error' })
    }
  }

  return { isCopied: copies.isCopied, copy }
}
