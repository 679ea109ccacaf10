import { showToast } from '@wallet-kit/sdk/actions'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { accountMessages } from './accountMessages.ts'

/** How long the button shows that it has copied, in ms. */
const confirmationLife = 2_000

/** Copies an address and shows a toast with the outcome. `isCopied` for a moment afterwards. */
export function useCopyAddress(address: string): { readonly isCopied: boolean; copy(): Promise<void> } {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const [copies, setCopies] = useState({ count: 0, isCopied: false })

  useEffect(() => {
    if (!copies.isCopied) return
    const timer = setTimeout(() => setCopies((last) => ({ ...last, isCopied: false })), confirmationLife)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setCopies((last) => ({ count: last.count + 1, isCopied: true }))
      showToast(kit, { message: message('copied'), variant: 'success' })
    } catch {
      // Pages may forbid the clipboard; the address stays on the screen to be copied by hand.
      showToast(kit, { message: message('copyFailed'), variant: 'error' })
    }
  }

  return { isCopied: copies.isCopied, copy }
}
