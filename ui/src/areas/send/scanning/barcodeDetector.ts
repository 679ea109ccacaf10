/** Part of a browser's reader of codes that the kit uses. https://wicg.github.io/shape-detection-api/ */
export interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface BarcodeDetectorConstructor {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

const format = 'qr_code'

/** A reader of QR codes; `undefined` where the browser has none, or shares no camera. */
export async function createBarcodeDetector(): Promise<BarcodeDetector | undefined> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorConstructor }
  // Absent on pages without TLS.
  if (!Detector || !navigator.mediaDevices?.getUserMedia) return undefined
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => [])
  return formats.includes(format) ? new Detector({ formats: [format] }) : undefined
}
