import type { OpenOptions } from '@wallet-kit/sdk'
import { useState } from 'react'
import { useKit } from '../provider/useKit.ts'

/** Opens or closes the modal. `isLoading` while its code is on the way, `hasFailed` when that did not arrive. */
export function useToggleModal(options?: OpenOptions) {
  const kit = useKit()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function toggle() {
    if (kit.isOpen()) return kit.close()
    setState('loading')
    try {
      await kit.open(options)
      setState('idle')
    } catch (error) {
      console.error('[wallet-kit] The modal could not be loaded.', error)
      setState('failed')
    }
  }

  return { toggle, isLoading: state === 'loading', hasFailed: state === 'failed' }
}
