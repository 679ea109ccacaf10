import { useEffect, useState } from 'react'
import { type BarcodeDetector, createBarcodeDetector } from './barcodeDetector.ts'

/** The browser's reader of QR codes; `undefined` until it is known, and where there is none. */
export function useBarcodeDetector(): BarcodeDetector | undefined {
  const [detector, setDetector] = useState<BarcodeDetector>()
  useEffect(() => {
    let isCurrent = true
    // Asks for no permission.
    void createBarcodeDetector().then((created) => isCurrent && setDetector(created))
    return () => {
      isCurrent = false
    }
  }, [])
  return detector
}
