import type { BarcodeDetector } from './barcodeDetector.ts'

/** Why nothing is scanned, by the key of its message. */
export type CameraFailure = 'cameraRefused' | 'cameraMissing' | 'cameraFailed'

export interface WatchCameraParameters {
  readonly video: HTMLVideoElement
  readonly detector: BarcodeDetector
  readonly signal: AbortSignal
  /** Called with what each code says that is in sight. */
  onCode(text: string): void
  onFailure(failure: CameraFailure): void
}

/** Pause between two looks, in ms. */
const pause = 200

/** Asks for the camera and reads the codes in front of it, until the signal. Then the camera is off. */
export async function watchCamera({
  video,
  detector,
  signal,
  onCode,
  onFailure,
}: WatchCameraParameters): Promise<void> {
  let stream: MediaStream | undefined
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
    // The visitor may have closed it while the browser asked.
    if (signal.aborted) return
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      const [code] = await detector.detect(video)
      if (signal.aborted) return
      if (code) onCode(code.rawValue)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  } catch (error) {
    if (!signal.aborted) onFailure(toFailure(error))
  } finally {
    stop()
  }
}

function toFailure(error: unknown): CameraFailure {
  const { name } = error as { readonly name?: unknown }
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'cameraRefused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'cameraMissing'
  return 'cameraFailed'
}
