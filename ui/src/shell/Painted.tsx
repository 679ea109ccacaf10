import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ModalVisibleContext, ModalVisibleRefContext } from '../parts/ModalVisibleContext.ts'
import { useAfterPaint } from '../parts/useAfterPaint.ts'

export interface PaintedProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/** Lets what is inside know that the modal has been painted. Apart from the modal: only what asks renders again. */
export function Painted({ isShown, children }: PaintedProps) {
  const isPainted = useAfterPaint(isShown)
  const now = useRef(isPainted)
  useLayoutEffect(() => {
    now.current = isPainted
  }, [isPainted])
  return (
    <ModalVisibleRefContext.Provider value={now}>
      <ModalVisibleContext.Provider value={isPainted}>{children}</ModalVisibleContext.Provider>
    </ModalVisibleRefContext.Provider>
  )
}
