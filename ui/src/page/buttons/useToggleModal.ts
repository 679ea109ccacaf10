import type { OpenOptions } from '@wallet-kit/sdk'
import { useRef, useState } from 'react'
import { logFailure } from '../../kit/instance/logFailure.ts'
import { useKit } from '../../kit/provider/useKit.ts'

/**
 * Opens or closes the modal, once the stored connection has been restored where the view depends on it. `isLoading` while
 * its code is loading, `hasFailed` when that failed.
 */
export function useToggleModal(options?: OpenOptions) {
  const kit = useKit()
  const [state, setState] = useState<'loading' | 'failed'>()
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function toggle() {
    if (pending.current) return
    if (kit.isOpen()) return kit.close()
    // A modal that is prepared opens before: the press need not render its button as well.
    pending.current = setTimeout(() => setState('loading'))
    try {
      // The list of networks is the same with and without a wallet.
      if (options?.view !== 'Networks') await kit.ready()
      await kit.open(options)
      setState(undefined)
    } catch (error) {
      void logFailure('The modal', error)
      setState('failed')
    }
    clearTimeout(pending.current)
    pending.current = undefined
  }

  return { toggle, isLoading: state === 'loading', hasFailed: state === 'failed' }
}
