import { useState } from 'react'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'

export interface CheckAgainProps {
  readonly label: string
  readonly testId: string
  /** Reads once more what has become of the transaction. */
  readonly onCheck: () => Promise<unknown>
}

/** Has a transaction of which nothing is known looked at now, and not only after the next pause. */
export function CheckAgain({ label, testId, onCheck }: CheckAgainProps) {
  const [isBusy, setBusy] = useState(false)

  async function check(): Promise<void> {
    setBusy(true)
    try {
      await onCheck()
    } finally {
      setBusy(false)
    }
  }

  return (
    <MainButton tone="accent" data-testid={testId} isBusy={isBusy} onClick={() => void check()}>
      {label}
    </MainButton>
  )
}
