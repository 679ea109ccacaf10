import type { ReactNode } from 'react'
import { useRevealed } from '../useRevealed.ts'
import { Notice } from './Notice.tsx'

export interface ErrorNoticeProps {
  readonly children: ReactNode
}

/** An obstacle to the actions of a view; scrolled into view. */
export function ErrorNotice({ children }: ErrorNoticeProps) {
  const place = useRevealed<HTMLDivElement>()
  return (
    <div ref={place}>
      <Notice tone="error">{children}</Notice>
    </div>
  )
}
