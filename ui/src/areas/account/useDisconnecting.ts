import { useState } from 'react'
import { useKit } from '../../kit/provider/useKit.ts'

/** Ends connection and session, and tells while that takes. */
export function useDisconnecting() {
  const kit = useKit()
  const [isBusy, setBusy] = useState(false)
  async function disconnect(): Promise<void> {
    setBusy(true)
    await kit.disconnect()
    setBusy(false)
  }
  return { isBusy, disconnect }
}
