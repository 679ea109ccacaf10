import type { OpenOptions } from '@wallet-kit/sdk'
import { useRef, useState } from 'react'
import { logFailure } from '../../kit/instance/logFailure.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import type { ButtonPress } from '../face/ButtonFace.ts'

/**
 * Opens or closes the modal, once the stored connection has been restored where the view depends on it. `press` is
 * `loading` while its code is loading, `failed` when that failed.
 */
export function useToggleModal(options: OpenOptions) {
  const kit = useKit()
  const [press, setPress] = useState<ButtonPress>()
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function toggle() {
    if (pending.current) return
    if (kit.isOpen()) return kit.close()
    // A modal that is prepared opens before: the press need not render its button as well.
    pending.current = setTimeout(() => setPress('loading'))
    try {
      // The list of networks is the same with and without a wallet.
      if (options.view !== 'Networks') await kit.ready()
      await kit.open(options)
      setPress(undefined)
    } catch (error) {
      void logFailure('The modal', error)
      setPress('failed')
    }
    clearTimeout(pending.current)
    pending.current = undefined
  }

  return { toggle, press }
}
