import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { radius } from '../../../foundation/theme/radius.ts'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { useStateAnnouncement } from '../../../parts/useStateAnnouncement.ts'
import { sendingMessages } from '../messages/sending.ts'
import type { BarcodeDetector } from './barcodeDetector.ts'
import { type CameraFailure, watchCamera } from './watchCamera.ts'

const Picture = styled('video')({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius(3.5),
  background: cssVar('surface'),
})

/** Why a code in sight was not used, by the key of its message. */
export type ScanRefusal = 'scanUnknown' | 'scanOtherNetwork' | 'scanOtherToken'

export interface ScannerProps {
  readonly detector: BarcodeDetector
  /** Uses what a code says. Returns why not. */
  onCode(text: string): Promise<ScanRefusal | undefined>
}

/** The camera's picture while a code is looked for. Mounting it asks for the camera. */
export function Scanner({ detector, onCode }: ScannerProps) {
  const message = useMessages(sendingMessages)
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraFailure | ScanRefusal>()
  const use = useRef(onCode)
  useEffect(() => {
    use.current = onCode
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    if (video.current)
      void watchCamera({
        video: video.current,
        detector,
        signal,
        onCode: (text) => void use.current(text).then((refusal) => !signal.aborted && setProblem(refusal)),
        onFailure: setProblem,
      })
    return () => controller.abort()
  }, [detector])
  const shown = message(problem ?? 'scanning')
  useStateAnnouncement({ title: shown, text: '' }, problem !== undefined)
  return (
    <>
      {/* A live picture has no sound to describe. */}
      <Picture ref={video} muted playsInline aria-label={message('scanPicture')} data-testid="send-scanner" />
      <Notice {...(problem && { tone: 'error' })}>{shown}</Notice>
    </>
  )
}
