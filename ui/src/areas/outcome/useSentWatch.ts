import { watchOpenPurchases, watchSentSwaps, watchSentTransfers } from '@wallet-kit/sdk/actions'
import { useEffect } from 'react'
import { useKit } from '../../kit/provider/useKit.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'

/** Keeps checking unconfirmed transactions, of earlier visits, too, while the view is open. */
export function useSentWatch(): void {
  const kit = useKit()
  const isVisible = useModalVisible()
  useEffect(() => {
    if (!isVisible) return
    const stops = [watchSentTransfers, watchSentSwaps, watchOpenPurchases].map((watch) => watch(kit))
    return () => {
      for (const stop of stops) stop()
    }
  }, [kit, isVisible])
}
