import { speedUpTransfer } from '@wallet-kit/sdk/actions'
import { isWalletKitError } from '@wallet-kit/sdk/errors'
import { useState } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { size } from '../../foundation/theme/size.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useAnnounce } from '../../parts/AnnounceContext.ts'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { TextLink } from '../../parts/TextLink/TextLink.tsx'
import { activityMessages } from './messages/activity.ts'

export interface SpeedUpProps {
  /** Hash of a transfer that is pending. */
  readonly id: string
}

/** Resends a pending transfer for a higher fee, in its own place. */
export function SpeedUp({ id }: SpeedUpProps) {
  const kit = useKit()
  const message = useMessages(activityMessages)
  const announce = useAnnounce()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof swapErrorMessage>>()

  async function speedUp(): Promise<void> {
    setAsking(true)
    setFailure(undefined)
    try {
      await speedUpTransfer(kit, { id })
    } catch (error) {
      const key = swapErrorMessage(error)
      setFailure(key)
      if (key) announce(message(key), 'assertive')
    } finally {
      setAsking(false)
    }
  }

  return (
    <div style={{ paddingInline: size(14), paddingBlockEnd: size(6) }}>
      <TextLink
        type="button"
        data-testid={`activity-speed-up-${id}`}
        aria-busy={isAsking || undefined}
        onClick={isAsking ? undefined : () => void speedUp()}
      >
        {message(isAsking ? 'speedUpAsking' : 'speedUp')}
      </TextLink>
      {failure && <RowNote>{message(failure)}</RowNote>}
    </div>
  )
}

/** Why it was not sped up, by the key of its message; nothing where the visitor has declined. */
function swapErrorMessage(error: unknown) {
  if (isWalletKitError(error, 'USER_REJECTED')) return undefined
  if (isWalletKitError(error, 'WALLET_METHOD_UNSUPPORTED')) return 'speedUpUnsupported'
  if (isWalletKitError(error, 'TRANSACTION_NOT_WAITING')) return 'speedUpLate'
  return 'speedUpFailed'
}
