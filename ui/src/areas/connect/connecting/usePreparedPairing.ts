import { preparePairing, readDevice } from '@wallet-kit/sdk/actions'
import { useEffect, useState } from 'react'
import { useKit } from '../../../kit/provider/useKit.ts'
import { useModalVisible } from '../../../parts/ModalVisibleContext.ts'

/**
 * Prepares a pairing code while wallets are listed, where an app opens within the click only.
 *
 * @returns whether wallets cannot be opened before it is ready: in Telegram on iOS
 */
export function usePreparedPairing(canPair: boolean): boolean {
  const kit = useKit()
  const isVisible = useModalVisible()
  const [isReady, setReady] = useState(false)
  const { isIos, isTelegram } = readDevice()
  const isWanted = canPair && isVisible && (isIos || isTelegram)

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const settle = () => {
      if (isCurrent) setReady(true)
    }
    // Without a code the attempt creates one, and shows why that fails.
    preparePairing(kit).then(settle, settle)
    return () => {
      isCurrent = false
    }
  }, [kit, isWanted])

  return isWanted && !isReady && isTelegram && isIos
}
