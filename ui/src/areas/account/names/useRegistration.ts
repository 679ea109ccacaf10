import { nameZone, registerName, replaceView, showToast } from '@wallet-kit/sdk/actions'
import { isWalletKitError } from '@wallet-kit/sdk/errors'
import { useRef, useState } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { namesMessages } from '../messages/names.ts'

/** Reason of a failed registration. Not its message, which is read in the language of each render. */
interface Failure {
  readonly name: string
  readonly error: unknown
}

/** Registers names, one at a time, and goes on to the view that says so. */
export function useRegistration() {
  const kit = useKit()
  const message = useMessages(namesMessages)
  const isBusy = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function ask(label: string): Promise<void> {
    // The state follows later than the second of two presses.
    if (isBusy.current) return
    isBusy.current = true
    setAsking(true)
    setFailure(undefined)
    try {
      const { name } = await registerName(kit, { name: label })
      const { open, view } = kit.stores.modal.getState()
      // The visitor may have gone on while the wallet was asked.
      if (open && view === 'RegisterAccountName') replaceView(kit, { view: 'RegisterAccountNameSuccess' })
      else showToast(kit, { message: message('successText', { name }), variant: 'success' })
    } catch (error) {
      setFailure({ name: `${label}.${nameZone}`, error })
    } finally {
      isBusy.current = false
      setAsking(false)
    }
  }

  function toMessage({ name, error }: Failure): string {
    if (isWalletKitError(error, 'USER_REJECTED')) return message('declined')
    if (isWalletKitError(error, 'WALLET_ON_OTHER_ACCOUNT')) return message('otherAccount')
    if (isWalletKitError(error, 'WALLET_REQUEST_PENDING')) return message('busy')
    const { field, reason } = isWalletKitError(error, 'NAME_REGISTRATION_FAILED') ? error.context : {}
    if (field === 'timestamp') return message('tooLate')
    return typeof reason === 'string' ? reason : message('failed', { name })
  }

  return {
    isAsking,
    failure: failure && toMessage(failure),
    register: (label: string) => void ask(label),
    reset: () => setFailure(undefined),
  }
}
