import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { List } from '../List/List.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { SkeletonRow } from '../Row/SkeletonRow.tsx'
import { useIsSlow } from './useIsSlow.ts'

export interface LoadingRowsProps {
  /** Accessible name of the loading list. */
  readonly label: string
  readonly rows?: number
}

/** Rows in place of those that are loading, and a note when that takes long. */
export function LoadingRows({ label, rows = 3 }: LoadingRowsProps) {
  const message = useMessages(shellMessages)
  const isSlow = useIsSlow(true, label)
  return (
    <>
      {isSlow && <Notice>{message('slow')}</Notice>}
      <List label={label} busy>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <SkeletonRow key={index} />
        ))}
      </List>
    </>
  )
}
