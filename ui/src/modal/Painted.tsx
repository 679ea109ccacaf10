import type { ReactNode } from 'react'
import { ModalVisibleContext } from './ModalVisibleContext.ts'
import { useAfterPaint } from './useAfterPaint.ts'

export interface PaintedProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/** Lets what is inside know that the modal has been painted. Apart from the modal: only what asks renders again. */
export function Painted({ isShown, children }: PaintedProps) {
  return (
    <ModalVisibleContext.Provider value={useAfterPaint(isShown)}>{children}</ModalVisibleContext.Provider>
  )
}
