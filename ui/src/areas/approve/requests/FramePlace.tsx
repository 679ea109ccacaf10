import { placeFrame } from '@wallet-kit/sdk/actions'
import { useEffect, useRef } from 'react'
import { styled } from '../../../foundation/styles/styled.tsx'
import { media } from '../../../foundation/theme/media.ts'
import { size } from '../../../foundation/theme/size.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Footnote } from '../../../parts/Footnote.tsx'
import { TextLink } from '../../../parts/TextLink/TextLink.tsx'
import { roundFrame } from './roundFrame.ts'

/** To the edges of the card, and as high as it allows. */
const Area = styled('div')({
  flex: `0 1 ${size(600)}`,
  minBlockSize: size(240),
  marginInline: size(-16),
  marginBlockEnd: size(-20),
})

/** Keyboard stop after the header: the frame itself is outside the dialog's elements. */
const ToFrame = styled(TextLink)({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '&:focus': { position: 'static', clipPath: 'none' },
  [media.touch]: { minBlockSize: size(44) },
})

export interface FramePlaceProps {
  /** Whether the frame asks its user. */
  readonly isShown: boolean
  /** Explains what is asked, above the frame. */
  readonly note: string
  /** Label of the link that moves the focus into the frame. */
  readonly toFrame: string
}

/** Room for the secure frame, which asks its user itself. */
export function FramePlace({ isShown, note, toFrame }: FramePlaceProps) {
  const kit = useKit()
  const isOpen = useStore(kit.stores.modal, ({ open }) => open)
  const area = useRef<HTMLDivElement>(null)
  const hide = useRef(() => {})

  function place(): void {
    hide.current()
    if (!area.current) return
    const hideFrame = placeFrame(kit, { over: area.current })
    const stopRounding = roundFrame(area.current)
    hide.current = () => {
      stopRounding()
      hideFrame()
    }
  }

  // After the dialog's own effects, which place the focus. A modal that fades out has nothing over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` reads refs only
  useEffect(() => {
    if (!isShown || !isOpen) return
    // Assistive technology would keep to the dialog, and never reach the frame.
    const dialog = area.current?.closest('[aria-modal]')
    dialog?.removeAttribute('aria-modal')
    place()
    return () => {
      hide.current()
      hide.current = () => {}
      dialog?.setAttribute('aria-modal', 'true')
    }
  }, [kit, isShown, isOpen])

  return (
    <>
      <Footnote>
        {note}{' '}
        <ToFrame type="button" data-testid="approval-to-frame" onClick={place}>
          {toFrame}
        </ToFrame>
      </Footnote>
      <Area ref={area} data-testid="approval-frame" />
    </>
  )
}
